import { copyFile } from '#lambdas/store/upload/uploaded-files.ts';
import type { Product } from '#shared/schemas/product.ts';
import { fileAddress, keyOfAddress } from '#shared/uploads/file-address.ts';
import { fileKey } from '#shared/uploads/upload-key.ts';
import { uploadKinds } from '#shared/uploads/upload-kinds.ts';

type Image = Pick<Product, 'imageUrl' | 'imageName'>;

const { folder } = uploadKinds['product-image'];

/**
 * The image of a copy, and the key of its file. It is a file of its own, so that either product may lose its image and
 * the other keeps it. An image elsewhere is shared; one whose file is gone is left out.
 */
export async function copiedImage(
  { imageUrl, imageName }: Image,
  newId: () => string,
): Promise<{ image: Image; key?: string }> {
  const key = keyOfAddress(imageUrl);
  if (!key?.startsWith(`${folder}/`)) return { image: { imageUrl, imageName } };
  const copy = fileKey(folder, newId(), imageName ?? '', key.split('.').at(-1) ?? '');
  if (!(await copyFile(key, copy))) return { image: { imageUrl: null, imageName: null } };
  return { image: { imageUrl: fileAddress(copy), imageName }, key: copy };
}
