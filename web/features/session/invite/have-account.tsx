import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/button.tsx';
import { SidePanel } from '../side-panel.tsx';

/** For who has an account already. */
export function HaveAccount() {
  const { t } = useTranslation('invited');
  return (
    <SidePanel title={t('accept.haveAccount')} text={t('accept.haveAccountText')}>
      <ButtonLink to="/login">{t('accept.signIn')}</ButtonLink>
    </SidePanel>
  );
}
