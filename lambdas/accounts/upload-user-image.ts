import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { allowUpload } from '#lambdas/store/upload/uploads.ts';
import { id } from '#shared/schemas/id.ts';
import { text } from '#shared/schemas/text.ts';
import { accountOf } from './account-of.ts';

/** Lets the browser upload an image of a user. It belongs to nobody until the user gets it. */
export const uploadUserImage = userOperation({
  allow: 'profile.write',
  limit: 'user-image',
  input: z.strictObject({
    userId: id,
    type: z.string().check(z.maxLength(100)),
    fileName: text().check(z.maxLength(255)),
  }),
  async run({ userId, type, fileName }, { user, newId }) {
    await accountOf(userId, user);
    return allowUpload({ kind: 'user-image', type, fileName, of: userId }, newId);
  },
});
