import * as z from 'zod/mini';
import { changeUser } from '#lambdas/runtime/account/change-user.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { whileClaimed } from '#lambdas/runtime/while-claimed.ts';
import { readUser } from '#lambdas/store/user-store.ts';
import { DomainError } from '#shared/errors.ts';
import { id } from '#shared/schemas/id.ts';
import { text } from '#shared/schemas/text.ts';
import { displayName, type User } from '#shared/schemas/user.ts';
import { fileAddress } from '#shared/uploads/file-address.ts';
import { imagesOfUser } from '#shared/uploads/upload-key.ts';
import { accountOf } from './account-of.ts';

/** Gives an uploaded image to a user: it is claimed, then stored; the one before is retired by who follows the table. */
export const updateImage = operation({
  allow: 'profile.write',
  input: z.strictObject({
    userId: id,
    key: z.string().check(z.maxLength(300), z.regex(/^images\/users\/[\w-]+\.\w+$/)),
    imageName: text().check(z.minLength(1), z.maxLength(255)),
  }),
  async run({ userId, key, imageName }, { caller, now }) {
    const user = signedInUser(caller);
    const imageUrl = fileAddress(key);
    const stored = await accountOf(userId, user);
    if (stored.imageUrl !== imageUrl && !key.startsWith(imagesOfUser(userId)))
      throw new DomainError('invalid-input', { field: 'key' });
    // A retry after an answer that got lost.
    if (stored.imageUrl === imageUrl) return imageOf(stored);
    return whileClaimed('user-image', key, {
      write: async () =>
        imageOf((await changeUser(userId, { imageUrl, imageName }, displayName(user), now)).after),
      isNamed: async () => (await readUser(userId))?.imageUrl === imageUrl,
    });
  },
});

export const imageOf = ({ imageUrl, imageName, revision }: User) => ({
  imageUrl: imageUrl ?? null,
  imageName: imageName ?? null,
  revision,
});
