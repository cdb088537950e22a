import { retireFile } from '#lambdas/store/uploaded-files.ts';
import { keyOfAddress } from '#shared/uploads/file-address.ts';

/** Retires the file of an image that nobody has any more; copies in quotations go on showing it (decision 9). */
export async function retireImage(imageUrl: string | null | undefined): Promise<void> {
  const key = keyOfAddress(imageUrl);
  if (key) await retireFile(key);
}
