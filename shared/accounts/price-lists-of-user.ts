import { isListForCountry } from '#shared/catalogue/is-list-for-country.ts';
import { suggestedPriceList } from '#shared/catalogue/suggested-price-list.ts';
import { countryOf } from '#shared/geography/countries.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import { suggestedListCode } from './suggested-list-code.ts';

type List = Pick<PriceList, 'id' | 'name' | 'code' | 'countries' | 'isCatchAll'>;
type Person = {
  type?: string | null | undefined;
  country?: string | null | undefined;
  province?: string | null | undefined;
};

/** Lists that a user of a type and a country may be given: private users get none (USR-047, USR-049). */
export const priceListsFor = <Given extends List>(
  { type, country }: Person,
  lists: readonly Given[],
): Given[] => (type === 'privato' ? [] : lists.filter((list) => isListForCountry(list, countryOf(country))));

/** A user's list as long as it is for their type and country, else none (USR-045, OPC-48). */
export const keptPriceList = (
  person: Person & { pricelist?: string | null | undefined },
  lists: readonly List[],
): string | null => priceListsFor(person, lists).find(({ id }) => id === person.pricelist)?.id ?? null;

/** The list that a user's province suggests, by its id (USR-048, OPC-38). */
export function suggestedListOf({ type, country, province }: Person, lists: readonly List[]): string | null {
  const code = suggestedListCode({
    type: type ?? null,
    country: countryOf(country),
    province: province ?? null,
  });
  return code ? (suggestedPriceList(code, lists)?.id ?? null) : null;
}
