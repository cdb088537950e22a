import { useTranslation } from 'react-i18next';
import { useSpreadsheet } from '#web/lib/use-spreadsheet.ts';

/** Saves the workbook of the whole catalogue. */
export function useExport() {
  const { t } = useTranslation('workbook');
  const failed = (reason: string) => t('export.failed', { reason });
  return useSpreadsheet({ path: '/downloadCatalogueXLS', fileName: `${t('fileName')}.xlsx`, failed });
}
