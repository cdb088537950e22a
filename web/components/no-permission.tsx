import { useTranslation } from 'react-i18next';
import { Alert } from './alert.tsx';
import { PageFrame } from './page-frame.tsx';

/** In place of a screen for super users, for all other users (WER-015). */
export function NoPermission({ title }: { title: string }) {
  const { t } = useTranslation('catalogue');
  return (
    <PageFrame title={title}>
      <Alert tone="warn">{t('noPermission')}</Alert>
    </PageFrame>
  );
}
