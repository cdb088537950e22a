import { italy } from '#shared/geography/countries.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import { isListForCountry } from './is-list-for-country.ts';

const plain = (text: string) => text.trim().toLowerCase();

/**
 * The price list a suggestion such as 'PCU' means: of those that are valid for Italy, the one whose code is it, else
 * one without a code whose name is it, upper or lower case; none is no error (OPW-59).
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
