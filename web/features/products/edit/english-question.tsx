import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import type { Translations } from './use-translations.ts';

/** Asked before a translation writes over English texts (OPC-51). */
export function EnglishQuestion({ translations }: { translations: Translations }) {
  const { t } = useTranslation('products');
  const { asking, confirm, cancel } = translations;
  if (!asking) return null;
  return (
    <ConfirmDialog
      title={t('editView.overwriteEnglish')}
      action={t('editView.translate')}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {t(`editView.overwriteEnglishText.${asking}`)}
    </ConfirmDialog>
  );
}
