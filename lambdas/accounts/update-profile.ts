import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { mustBuildOn, nextRevision } from '#lambdas/runtime/saved-by.ts';
import { readPriceList } from '#lambdas/store/catalogue/price-list-store.ts';
import { storedUser } from '#lambdas/store/user/change-user.ts';
import { readUser, writeUser } from '#lambdas/store/user/user-store.ts';
import { profileProblem } from '#shared/accounts/profile-problem.ts';
import { withProfile } from '#shared/accounts/with-profile.ts';
import { DomainError } from '#shared/errors.ts';
import { profileInput } from '#shared/schemas/user-input.ts';
import { answeredStored } from './answered-current-user.ts';

/** Saves the profile that a user edited (PRO-012). */
export const updateProfile = userOperation({
  allow: 'profile.write',
  input: z.strictObject({ profile: profileInput }),
  async run({ profile }, { user, now }) {
    const stored = await storedUser(user.id);
    mustBuildOn(profile.revision, stored);
    const changed = withProfile(stored, profile, await readPriceList(stored.pricelist));
    const problem = profileProblem(changed);
    if (problem) throw new DomainError('invalid-input', { field: `profile.${problem}` });
    const saved = { ...changed, ...nextRevision(stored.revision, user, now) };
    await saveOrConflict(
      () => writeUser(saved),
      () => readUser(saved.id),
    );
    return answeredStored(saved);
  },
});
