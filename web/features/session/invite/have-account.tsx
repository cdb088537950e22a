import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { SidePanel } from '../side-panel.tsx';

/** For who has an account already. */
export function HaveAccount() {
  const { t } = useTranslation('invited');
  return (
    <SidePanel title={t('accept.haveAccount')} text={t('accept.haveAccountText')}>
      <ButtonLink to={paths.login()}>{t('accept.signIn')}</ButtonLink>
    </SidePanel>
  );
}
