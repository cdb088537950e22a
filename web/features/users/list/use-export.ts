import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';
import { currentConfiguration } from '#web/lib/configuration.ts';
import { saveSpreadsheet } from '#web/lib/save-spreadsheet.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** The export's name, the same in every language (USR-095, OPC-44). */
const fileName = 'utenti.xlsx';

/** Saves the spreadsheet of every user one manages, whatever the filters show (USR-094). */
export function useExport() {
  const { t } = useTranslation('users');
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveSpreadsheet(`${currentConfiguration().functionsEndpoint}/exportUsers`, fileName);
    } catch (error) {
      console.error(error);
      toast({ tone: 'err', text: t('export.failed', { reason: failureText(error) }) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, save: () => void save() };
}
