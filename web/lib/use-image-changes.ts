import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './use-failure-text.ts';
import { useToast } from './use-toast.ts';

type Changes<Image> = {
  send: (file: File, onProgress: (percent: number) => void) => Promise<Image>;
  remove: () => Promise<Image>;
  onStored: (image: Image) => Promise<void> | void;
};

/** Sends and removes an image. Every change is saved at once (USR-090, USR-091). */
export function useImageChanges<Image>({ send, remove, onStored }: Changes<Image>) {
  const { t } = useTranslation('image');
  const toast = useToast();
  const failureText = useFailureText();
  const [progress, setProgress] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async (work: () => Promise<Image>, done: string) => {
    setBusy(true);
    setError(undefined);
    try {
      await onStored(await work());
      toast({ text: done });
    } catch (error) {
      setError(failureText(error, (reason) => t('failed', { reason })));
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  };
  const sendShown = (file: File) => {
    setProgress(0);
    return send(file, setProgress);
  };
  return {
    progress,
    busy,
    /** Why the last change was not stored: stands at the field. */
    error,
    send: (file: File) => void run(() => sendShown(file), t('stored')),
    remove: () => void run(remove, t('removed')),
  };
}
