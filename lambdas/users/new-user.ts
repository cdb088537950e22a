import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { readPriceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { defaultLanguage } from '#shared/accounts/default-language.ts';
import { settledRights } from '#shared/accounts/may-manage-user.ts';
import { keptPriceList, suggestedListOf } from '#shared/accounts/price-lists-of-user.ts';
import { DomainError } from '#shared/errors.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { type CurrentUser, type User, user as userSchema } from '#shared/schemas/user.ts';
import type { NewUserInput } from '#shared/schemas/user-input.ts';

/** The new user of a super user, with the chosen list and the one that the province suggests (OPC-38). */
export async function newUser(
  person: Omit<NewUserInput, 'password'>,
  acting: CurrentUser,
  now: Date,
): Promise<(id: string) => User> {
  const { country, province, language } = person;
  const lists = await readPriceLists();
  const pricelist = keptPriceList(person, lists);
  // A private user gets none, even one that was chosen before the type (USR-049).
  if (person.pricelist && !pricelist && person.type !== 'privato')
    throw new DomainError('unknown-price-list');
  const user = {
    ...settledRights(person),
    province: isItaly(country) ? province : null,
    language: language ?? defaultLanguage(country),
    pricelist,
    suggestedPricelist: suggestedListOf(person, lists),
    pricelistConfirmed: Boolean(pricelist),
    consentPending: true,
    createdAt: now.toISOString(),
    ...nextRevision(0, acting, now),
  };
  return (id) => userSchema.parse({ ...user, id, uid: id });
}
