import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { withImage } from '#lambdas/store/upload/with-upload.ts';
import { changeUser } from '#lambdas/store/user/change-user.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { DomainError } from '#shared/errors.ts';
import { id } from '#shared/schemas/id.ts';
import { text } from '#shared/schemas/text.ts';
import { uploadOf } from '#shared/schemas/upload.ts';
import type { User } from '#shared/schemas/user.ts';
import { imagesOfUser, uploadKey } from '#shared/uploads/upload-key.ts';
import { accountOf } from './account-of.ts';

/** Gives an uploaded image to a user. A consumer of the stream retires the image before. */
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
    const change = async (image: Partial<User>) =>
      (await changeUser(userId, image, displayName(user), now)).after;
    const given = { kind: 'user-image', upload, imageName, newId } as const;
    return imageOf(await withImage(given, { stored, read: () => readUser(userId), change }));
  },
});

export const imageOf = ({ imageUrl, imageName, revision }: User) => ({
  imageUrl: imageUrl ?? null,
  imageName: imageName ?? null,
  revision,
});
