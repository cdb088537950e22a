import { displayName } from '#shared/accounts/display-name.ts';
import { type User, user as userSchema } from '#shared/schemas/user.ts';
import type { SignUpInput } from '#shared/schemas/user-input.ts';
import { personOf } from './person-of.ts';

/**
 * A user just registered: no rights, no price list but a suggested one, an e-mail to be verified (OPC-35 to OPC-38).
 */
export function signedUpUser(
  said: SignUpInput,
  id: string,
  suggestedPricelist: string | null,
  now: Date,
): User {
  const { type, email } = said;
  const at = now.toISOString();
  return userSchema.parse({
    ...personOf(said),
    id,
    uid: id,
    type,
    email,
    pricelist: null,
    suggestedPricelist,
    createdAt: at,
    updatedAt: at,
    updatedBy: displayName(said),
  });
}
