import { useTranslation } from 'react-i18next';
import { useSpreadsheet } from '#web/lib/use-spreadsheet.ts';

/** Saves the works as a spreadsheet that an import takes again (WRK-025). */
export function useExport() {
  const { t } = useTranslation('works');
  return useSpreadsheet({
    path: '/downloadRegister?register=works',
    fileName: `${t('list.fileName')}.xlsx`,
    failed: (reason) => t('list.notExported', { reason }),
  });
}
