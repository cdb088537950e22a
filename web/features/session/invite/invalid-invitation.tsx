import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { SignInPanel } from '../side-panel.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';

/** Does not tell whether the link was used, expired, revoked or never made (ROL-044). */
export function InvalidInvitation() {
  const { t } = useTranslation('invited');
  return (
    <VisitorFrame title={t('invalid.title')} aside={<SignInPanel />}>
      <Alert tone="warn">{t('invalid.text')}</Alert>
      <ButtonLink variant="primary" block to={paths.login()}>
        {t('accept.signIn')}
      </ButtonLink>
    </VisitorFrame>
  );
}
