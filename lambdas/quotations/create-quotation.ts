import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { present } from '#lambdas/store/presented-quotation.ts';
import { readPriceList } from '#lambdas/store/price-list-store.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { DomainError } from '#shared/errors.ts';
import { createQuotationInput } from '#shared/schemas/quotation-input.ts';
import { checkSelectionSize, chosenProducts } from './chosen-products.ts';
import { madeOnce } from './made-once.ts';
import { newHeader } from './new-header.ts';
import { newRow, noDiscounts } from './new-row.ts';
import { settledRows } from './settled-rows.ts';

/** Makes a quotation of the chosen products for the caller, priced from the server's own copies (QNW-037, OP29). */
export const createQuotation = operation({
  allow: 'quotation.write',
  input: z.strictObject({ input: createQuotationInput }),
  async run({ input }, { caller, now, newId }) {
    const user = signedInUser(caller);
    return madeOnce(user, input, now, async () => {
      checkSelectionSize(input.selectedProducts);
      if (user.country === 'IT' && !input.province)
        throw new DomainError('invalid-input', { field: 'province' });

      const header = newHeader(input, user, newId(), now);
      const wanted = input.selectedProducts.map(({ sId, product, consumptionRange }) => ({
        sId,
        product,
        consumptionRange: consumptionRange ?? 0,
      }));
      const products = await chosenProducts(user, wanted, []);
      const rows = wanted.flatMap(({ sId, product, consumptionRange }) => {
        const copy = products.get(product);
        return copy ? [newRow(sId, copy, consumptionRange, noDiscounts)] : [];
      });
      const priceList = await readPriceList(user.pricelist);
      const priced = withAutomaticPacks(present({ header, rows }, priceList));
      return { quotation: { header, rows: settledRows(rows, priced) }, priceList };
    });
  },
});
