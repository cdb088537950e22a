import { useTranslation } from 'react-i18next';
import { useSpreadsheet } from '#web/lib/use-spreadsheet.ts';
import type { Weeks } from './period.ts';

/** Saves the spreadsheet of the weeks and the country that are shown. */
export function useExport({ from, to }: Weeks, country: string) {
  const { t } = useTranslation('statistics');
  const query = new URLSearchParams({ from, to, ...(country && { country }) });
  return useSpreadsheet({
    path: `/downloadStatisticsXLS?${query}`,
    fileName: `${t('export.fileName')}-${from}-${to}.xlsx`,
    failed: (reason) => t('export.failed', { reason }),
  });
}
