import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { changeUser } from '#lambdas/store/user/change-user.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { measureRule } from '#shared/schemas/measure-rule.ts';
import type { User } from '#shared/schemas/user.ts';
import { answeredStored } from './answered-current-user.ts';

/** Keeps the rule that new quotations of the caller measure by; those they have stay as they are (MEA-017). */
export const setMeasureRule = userOperation({
  allow: 'quotation.write',
  input: z.strictObject({ rule: measureRule }),
  async run({ rule }, { user, now }) {
    const ruled = (stored: User): Partial<User> =>
      JSON.stringify(stored.measureRule) === JSON.stringify(rule) ? {} : { measureRule: rule };
    const { after } = await changeUser(user.id, ruled, displayName(user), now);
    return answeredStored(after);
  },
});
