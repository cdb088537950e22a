import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';
import { currentConfiguration } from '#web/lib/configuration.ts';
import { saveSpreadsheet } from '#web/lib/save-spreadsheet.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Weeks } from './period.ts';

/** Saves the spreadsheet of the weeks and the country that are shown. */
export function useExport({ from, to }: Weeks, country: string) {
  const { t } = useTranslation('statistics');
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const query = new URLSearchParams({ from, to, ...(country && { country }) });
      const address = `${currentConfiguration().functionsEndpoint}/downloadStatisticsXLS?${query}`;
      await saveSpreadsheet(address, `${t('export.fileName')}-${from}-${to}.xlsx`);
    } catch (error) {
      console.error(error);
      toast({ tone: 'err', text: t('export.failed', { reason: failureText(error) }) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, save: () => void save() };
}
