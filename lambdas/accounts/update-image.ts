import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { withUpload } from '#lambdas/store/upload/with-upload.ts';
import { changeUser } from '#lambdas/store/user/change-user.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';
import { DomainError } from '#shared/errors.ts';
import { id } from '#shared/schemas/id.ts';
import { text } from '#shared/schemas/text.ts';
import { uploadOf } from '#shared/schemas/upload.ts';
import { displayName, type User } from '#shared/schemas/user.ts';
import { fileAddress, keyOfAddress } from '#shared/uploads/file-address.ts';
import { imagesOfUser, isTakenFrom, uploadKey } from '#shared/uploads/upload-key.ts';
import { accountOf } from './account-of.ts';

/** Gives an uploaded image to a user: it is taken, then stored; the one before is retired by who follows the table. */
export const updateImage = userOperation({
  allow: 'profile.write',
  input: z.strictObject({
    userId: id,
    key: uploadOf('user-image'),
    imageName: text().check(z.minLength(1), z.maxLength(255)),
  }),
  async run({ userId, key: upload, imageName }, { user, now, newId }) {
    const stored = await accountOf(userId, user);
    if (!upload.startsWith(uploadKey(imagesOfUser(userId))))
      throw new DomainError('invalid-input', { field: 'key' });
    // A retry after an answer that got lost.
    if (isTakenFrom(upload, keyOfAddress(stored.imageUrl))) return imageOf(stored);
    return withUpload(
      { kind: 'user-image', upload, newId },
      {
        async write(key) {
          const image = { imageUrl: fileAddress(key), imageName };
          return imageOf((await changeUser(userId, image, displayName(user), now)).after);
        },
        isNamed: async (key) => (await readUser(userId))?.imageUrl === fileAddress(key),
      },
    );
  },
});

export const imageOf = ({ imageUrl, imageName, revision }: User) => ({
  imageUrl: imageUrl ?? null,
  imageName: imageName ?? null,
  revision,
});
