import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';
import {
  AllowImageOfUserDocument,
  GiveImageToUserDocument,
  type GiveImageToUserMutation,
  TakeImageOfUserDocument,
} from '#web/graphql/graphql.ts';
import { request } from '#web/lib/graphql.ts';
import { uploadFile } from '#web/lib/upload-file.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

export type StoredImage = GiveImageToUserMutation['updateImage'];

/** The image of a user: what is done to it is done at once (USR-090, USR-091). */
export function useUserImage(userId: string, onStored: (image: StoredImage) => void) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const failureText = useFailureText();
  const [progress, setProgress] = useState<number>();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<StoredImage>, done: string) => {
    setBusy(true);
    try {
      onStored(await work());
      toast({ text: done });
    } catch (error) {
      toast({ tone: 'err', text: t('image.failed', { reason: failureText(error) }) });
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  };
  const send = async (file: File) => {
    setProgress(0);
    const wish = { userId, type: file.type, fileName: file.name };
    const { uploadUserImage: form } = await request(AllowImageOfUserDocument, wish);
    await uploadFile(form, file, setProgress);
    const given = { userId, key: form.key, imageName: file.name };
    return (await request(GiveImageToUserDocument, given)).updateImage;
  };
  const remove = async () => (await request(TakeImageOfUserDocument, { userId })).removeImage;
  return {
    progress,
    busy,
    send: (file: File) => void run(() => send(file), t('image.stored')),
    remove: () => void run(remove, t('image.removed')),
  };
}
