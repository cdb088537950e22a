import { useTranslation } from 'react-i18next';
import { useSpreadsheet } from '#web/lib/use-spreadsheet.ts';

/** The export's name, the same in every language (USR-095, OPC-44). */
const fileName = 'utenti.xlsx';

/** Saves the spreadsheet of every user one manages, whatever the filters show (USR-094). */
export function useExport() {
  const { t } = useTranslation('users');
  const failed = (reason: string) => t('export.failed', { reason });
  return useSpreadsheet({ path: '/exportUsers', fileName, failed });
}
