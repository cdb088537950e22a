import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';

/** Where a user waits whose e-mail is not verified, until the profile has its screen. */
export default function UnverifiedPage() {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <PageFrame title={t('areas.profile')}>
      <Alert tone="warn">{t('errors:email-not-verified')}</Alert>
    </PageFrame>
  );
}
