import { headerKey } from './quotation-items.ts';
import { readItem } from './read-item.ts';

/** The country of a quotation as it is stored, in whatever form the rest is. */
export async function readStoredCountry(id: string): Promise<unknown> {
  return (await readItem(headerKey(id)))?.userCountry;
}
