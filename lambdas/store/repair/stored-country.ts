import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { headerKey } from '#lambdas/store/quotation/quotation-items.ts';

/** The country of a quotation as it is stored, in whatever form the rest is. */
export async function readStoredCountry(id: string): Promise<unknown> {
  return (await readItem(headerKey(id)))?.userCountry;
}
