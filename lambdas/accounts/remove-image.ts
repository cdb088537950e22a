import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { changeUser } from '#lambdas/store/user/change-user.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { id } from '#shared/schemas/id.ts';
import { accountOf } from './account-of.ts';
import { imageOf } from './update-image.ts';

/** Takes the image away from a user (USR-091). A consumer of the stream retires its file (decision 9). */
export const removeImage = userOperation({
  allow: 'profile.write',
  input: z.strictObject({ userId: id }),
  async run({ userId }, { user, now }) {
    await accountOf(userId, user);
    const none = { imageUrl: null, imageName: null };
    const { after } = await changeUser(userId, none, displayName(user), now);
    return imageOf(after);
  },
});
