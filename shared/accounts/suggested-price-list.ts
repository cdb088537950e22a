import type { PriceList } from '#shared/schemas/price-list.ts';
import { suggestedListCode } from './suggested-list-code.ts';

type Person = Parameters<typeof suggestedListCode>[0];
type List = Pick<PriceList, 'id' | 'name' | 'code'>;

const called = ({ name, code }: List) => (code || name).trim().toUpperCase();

/** The price list that a user's province suggests; null where none is, or none has that code (OPC-38, OPW-59). */
export function suggestedPriceList(person: Person, lists: readonly List[]): string | null {
  const code = suggestedListCode(person);
  return lists.find((list) => called(list) === code)?.id ?? null;
}
