import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { SidePanel } from './side-panel.tsx';

/** For those without an account (SES-019). */
export function Invitation() {
  const { t } = useTranslation('auth');
  return (
    <SidePanel title={t('invite.title')} text={t('invite.text')}>
      <ButtonLink to={paths.signUp}>{t('invite.action')}</ButtonLink>
    </SidePanel>
  );
}
