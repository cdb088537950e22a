import {
  RemoveImageDocument,
  UpdateImageDocument,
  type UpdateImageMutation,
  UploadUserImageDocument,
} from '#web/graphql/common.ts';
import { request } from './graphql.ts';
import { uploadFile } from './upload-file.ts';
import { useImageChanges } from './use-image-changes.ts';

export type StoredImage = UpdateImageMutation['updateImage'];

/** Uploads a file and gives it to the user; the server then retires the one before (decision 9). */
async function sendUserImage(
  userId: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<StoredImage> {
  const wish = { userId, type: file.type, fileName: file.name };
  const { uploadUserImage: form } = await request(UploadUserImageDocument, wish);
  await uploadFile(form, file, onProgress);
  const given = { userId, key: form.key, imageName: file.name };
  return (await request(UpdateImageDocument, given)).updateImage;
}

/** The image of the own or a managed user. */
export const useUserImage = (userId: string, onStored: (image: StoredImage) => Promise<void> | void) =>
  useImageChanges({
    send: (file, onProgress) => sendUserImage(userId, file, onProgress),
    remove: async () => (await request(RemoveImageDocument, { userId })).removeImage,
    onStored,
  });
