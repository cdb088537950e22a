import {
  RemoveProductImageDocument,
  UpdateProductImageDocument,
  type UpdateProductImageMutation,
  UploadProductImageDocument,
} from '#web/graphql/products.ts';
import { request } from '#web/lib/graphql.ts';
import { uploadFile } from '#web/lib/upload-file.ts';
import { useImageChanges } from '#web/lib/use-image-changes.ts';

export type StoredImage = UpdateProductImageMutation['updateProductImage'];

/** Uploads a file and gives it to the product; the server then retires the one before (decision 9). */
export async function sendProductImage(
  productId: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<StoredImage> {
  const wish = { productId, type: file.type, fileName: file.name };
  const { uploadProductImage: form } = await request(UploadProductImageDocument, wish);
  await uploadFile(form, file, onProgress);
  const given = { productId, key: form.key, imageName: file.name };
  return (await request(UpdateProductImageDocument, given)).updateProductImage;
}

/** The image of a stored product. */
export const useProductImage = (productId: string, onStored: (image: StoredImage) => void) =>
  useImageChanges({
    send: (file, onProgress) => sendProductImage(productId, file, onProgress),
    remove: async () => (await request(RemoveProductImageDocument, { productId })).removeProductImage,
    onStored,
  });
