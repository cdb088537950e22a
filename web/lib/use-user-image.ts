import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AllowUserImageDocument,
  GiveUserImageDocument,
  type GiveUserImageMutation,
  TakeUserImageDocument,
} from '#web/graphql/common.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { request } from './graphql.ts';
import { uploadFile } from './upload-file.ts';
import { useFailureText } from './use-failure-text.ts';

export type StoredImage = GiveUserImageMutation['updateImage'];

/** Uploads a file and gives it to the user; the server then retires the one before (decision 9). */
async function sendImage(
  userId: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<StoredImage> {
  const wish = { userId, type: file.type, fileName: file.name };
  const { uploadUserImage: form } = await request(AllowUserImageDocument, wish);
  await uploadFile(form, file, onProgress);
  const given = { userId, key: form.key, imageName: file.name };
  return (await request(GiveUserImageDocument, given)).updateImage;
}

/** The image of the own or a managed user; every change is saved at once (USR-090, USR-091). */
export function useUserImage(userId: string, onStored: (image: StoredImage) => Promise<void> | void) {
  const { t } = useTranslation('image');
  const toast = useToast();
  const failureText = useFailureText();
  const [progress, setProgress] = useState<number>();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<StoredImage>, done: string) => {
    setBusy(true);
    try {
      await onStored(await work());
      toast({ text: done });
    } catch (error) {
      toast({ text: t('failed', { reason: failureText(error) }), tone: 'err' });
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  };
  const send = (file: File) => {
    setProgress(0);
    return sendImage(userId, file, setProgress);
  };
  const remove = async () => (await request(TakeUserImageDocument, { userId })).removeImage;
  return {
    progress,
    busy,
    send: (file: File) => void run(() => send(file), t('stored')),
    remove: () => void run(remove, t('removed')),
  };
}
