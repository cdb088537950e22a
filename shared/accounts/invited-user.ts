import { displayName } from '#shared/accounts/display-name.ts';
import { countryOf, isItaly } from '#shared/geography/countries.ts';
import type { Invitation } from '#shared/schemas/invitation.ts';
import type { AcceptanceInput } from '#shared/schemas/invitation-input.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import { type User, user as userSchema } from '#shared/schemas/user.ts';
import { givenConsents } from './given-consents.ts';
import { personOf } from './person-of.ts';
import { keptPriceList, suggestedListOf } from './price-lists-of-user.ts';

type Invited = Pick<Invitation, 'email' | 'type' | 'country' | 'language' | 'pricelist'>;

/**
 * The user made from an accepted invitation. Type, country, language and list are the invitation's, the rest and the
 * consents are their own; the mail proved the address. No rights (ROL-040, ROL-041).
 */
export function invitedUser(
  { email, type, country, language, pricelist }: Invited,
  said: Omit<AcceptanceInput, 'password'>,
  lists: readonly PriceList[],
  now: Date,
): (id: string) => User {
  const at = now.toISOString();
  const person = personOf({ ...said, country, language });
  const place = { type, country: countryOf(country), province: isItaly(country) ? person.province : null };
  const kept = keptPriceList({ ...place, pricelist }, lists);
  const user = {
    ...person,
    type,
    email,
    emailVerified: true,
    pricelist: kept,
    suggestedPricelist: suggestedListOf(place, lists),
    pricelistConfirmed: Boolean(kept),
    consents: givenConsents(said.checkbox2, now),
    createdAt: at,
    updatedAt: at,
    updatedBy: displayName({ ...person, email }),
  };
  return (id) => userSchema.parse({ ...user, id, uid: id });
}
