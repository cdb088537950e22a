import { useState } from 'react';
import { useToast } from '#web/lib/use-toast.ts';
import { currentConfiguration } from './configuration.ts';
import { saveSpreadsheet } from './save-spreadsheet.ts';
import { useFailureText } from './use-failure-text.ts';

type Spreadsheet = {
  /** Path and query of the function that answers the spreadsheet. */
  path: `/${string}`;
  /** Told to the function where it is more than an address holds. */
  body?: () => object;
  fileName: string;
  /** The message of a failure. */
  failed: (reason: string) => string;
};

/** Saves the spreadsheet that a function makes for the signed-in user. */
export function useSpreadsheet({ path, body, fileName, failed }: Spreadsheet) {
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveSpreadsheet(
        `${currentConfiguration().functionsEndpoint}${path}`,
        fileName,
        ...(body ? [body()] : []),
      );
    } catch (error) {
      console.error(error);
      toast({ tone: 'err', text: failed(failureText(error)) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, save: () => void save() };
}
