import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { readPriceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { defaultLanguage } from '#shared/accounts/default-language.ts';
import { settledRights } from '#shared/accounts/may-manage-user.ts';
import { keptPriceList, suggestedListOf } from '#shared/accounts/price-lists-of-user.ts';
import { DomainError } from '#shared/errors.ts';
import { countryOf, isItaly } from '#shared/geography/countries.ts';
import type { CurrentUser, User } from '#shared/schemas/user.ts';
import type { UserInput } from '#shared/schemas/user-input.ts';

/** A stored user with the input of a super user. */
export async function savedUser(
  before: User,
  input: UserInput,
  acting: CurrentUser,
  now: Date,
): Promise<User> {
  const { province, language, country } = input;
  const after: User = settledRights({
    ...before,
    ...input,
    province: isItaly(country) ? province : null,
    language: language ?? defaultLanguage(country),
    ...nextRevision(before.revision, acting, now),
  });
  const lists = await listsOf(before, after);
  return { ...after, ...lists, ...(lists.pricelist && { priceListAskedAt: null }) };
}

type Lists = Pick<User, 'pricelist' | 'suggestedPricelist' | 'pricelistConfirmed'>;

/**
 * A list that does not apply any more is taken away (OPC-48); another that does not apply is refused. A list from a
 * super user is confirmed. A suggestion follows the address, and a new one is to be confirmed (OPC-35).
 */
async function listsOf(before: User, after: User): Promise<Lists> {
  const lists = await readPriceLists();
  const hasMoved = isElsewhere(before, after);
  const isGiven = after.pricelist !== (before.pricelist ?? null);
  const pricelist = hasMoved || isGiven ? keptPriceList(after, lists) : (before.pricelist ?? null);
  if (isGiven && after.pricelist && !pricelist) throw new DomainError('unknown-price-list');
  const suggestedPricelist = hasMoved ? suggestedListOf(after, lists) : (before.suggestedPricelist ?? null);
  const isSettled = before.pricelistConfirmed && suggestedPricelist === (before.suggestedPricelist ?? null);
  return { pricelist, suggestedPricelist, pricelistConfirmed: Boolean(pricelist) || isSettled };
}

const isElsewhere = (before: User, after: User): boolean =>
  before.type !== after.type ||
  countryOf(before.country) !== countryOf(after.country) ||
  (before.province ?? null) !== (after.province ?? null);
