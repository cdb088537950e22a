import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';
import { currentConfiguration } from '#web/lib/configuration.ts';
import { saveSpreadsheet } from '#web/lib/save-spreadsheet.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** Saves the workbook of the whole catalogue. */
export function useExport() {
  const { t } = useTranslation('workbook');
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const address = `${currentConfiguration().functionsEndpoint}/downloadCatalogueXLS`;
      await saveSpreadsheet(address, `${t('fileName')}.xlsx`);
    } catch (error) {
      console.error(error);
      toast({ tone: 'err', text: t('export.failed', { reason: failureText(error) }) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, save: () => void save() };
}
