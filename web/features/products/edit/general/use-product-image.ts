import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AllowProductImageDocument,
  GiveProductImageDocument,
  type GiveProductImageMutation,
  TakeProductImageDocument,
} from '#web/graphql/products.ts';
import { request } from '#web/lib/graphql.ts';
import { uploadFile } from '#web/lib/upload-file.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';

export type StoredImage = GiveProductImageMutation['updateProductImage'];

/** Uploads a file and gives it to the product; the server then retires the one before (decision 9). */
export async function sendImage(
  productId: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<StoredImage> {
  const wish = { productId, type: file.type, fileName: file.name };
  const { uploadProductImage: form } = await request(AllowProductImageDocument, wish);
  await uploadFile(form, file, onProgress);
  const given = { productId, key: form.key, imageName: file.name };
  return (await request(GiveProductImageDocument, given)).updateProductImage;
}

/** The image of a stored product: what is done to it is done at once. */
export function useProductImage(productId: string, onStored: (image: StoredImage) => void) {
  const { t } = useTranslation('image');
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
      toast({ text: t('failed', { reason: failureText(error) }), tone: 'err' });
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  };
  const send = (file: File) => {
    setProgress(0);
    return sendImage(productId, file, setProgress);
  };
  const remove = async () => (await request(TakeProductImageDocument, { productId })).removeProductImage;
  return {
    progress,
    busy,
    send: (file: File) => void run(() => send(file), t('stored')),
    remove: () => void run(remove, t('removed')),
  };
}
