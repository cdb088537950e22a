import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { readTodayPrices } from '#lambdas/store/catalogue/product-store.ts';
import { measuredQuotation } from '#lambdas/store/quotation/measured-quotation.ts';
import { calculated, ownerOf } from '#lambdas/store/quotation/presented-quotation.ts';
import type { StoredQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { settledRows } from '#lambdas/store/quotation/settled-rows.ts';
import { withTicks } from '#shared/editing/tick-incidence.ts';
import { recountTodayPacks, withTodayPrices } from '#shared/editing/today-prices.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import { duplicateQuotationInput } from '#shared/schemas/quotation-input.ts';
import { copiedQuotation } from './copied-quotation.ts';
import { madeOnce } from './made-once.ts';

/** Copies a quotation the caller may see, for its owner: with the prices it has, or with today's prices. */
export const duplicateQuotation = userOperation({
  allow: 'quotation.write',
  limit: 'new-quotation',
  input: z.strictObject({ input: duplicateQuotationInput }),
  async run({ input }, { user: editor, now, newId }) {
    return madeOnce(editor, input, now, async () => {
      const original = await measuredQuotation(editor, input.id);
      const { user: owner, priceList } = await ownerOf(original.header);
      const copy = copiedQuotation(original, { name: input.name, owner, editor, now, newId });
      const quotation = input.prices === 'TODAY' ? await pricedToday(copy, priceList) : copy;
      return { quotation, priceList };
    });
  },
});

async function pricedToday(
  copy: StoredQuotation,
  priceList: PriceList | undefined,
): Promise<StoredQuotation> {
  const catalogue = await readTodayPrices(copy.rows.map(({ product }) => product.id));
  const rows = copy.rows.map((row) => withTodayPrices(row, catalogue.get(row.product.id)));
  const recounted = recountTodayPacks(calculated(copy, priceList), calculated({ ...copy, rows }, priceList));
  const settled = withTicks(recounted, new Set(copy.header.selectedIncidences.map(({ id }) => id)));
  return {
    ...copy,
    header: { ...copy.header, selectedIncidences: [...settled.selectedIncidences] },
    rows: settledRows(settled, rows),
  };
}
