import { italy } from '#shared/geography/countries.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import { isListForCountry } from './is-list-for-country.ts';

const plain = (text: string) => text.trim().toLowerCase();

/**
 * The price list that a suggestion such as 'PCU' means, among those that are valid for Italy. The suggestion is its
 * code; else the list has no code, and the suggestion is its name. Upper and lower case are the same. Without such a
 * list there is no error (OPW-59).
 */
export function suggestedPriceList<
  List extends Pick<PriceList, 'name' | 'code' | 'countries' | 'isCatchAll'>,
>(suggestion: string, lists: readonly List[]): List | undefined {
  const wanted = plain(suggestion);
  if (!wanted) return undefined;
  const italian = lists.filter((list) => isListForCountry(list, italy));
  const byCode = italian.find(({ code }) => code && plain(code) === wanted);
  return byCode ?? italian.find(({ code, name }) => !code && plain(name) === wanted);
}
