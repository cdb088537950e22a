import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { onceKey, rememberOnce } from '#lambdas/store/once-store.ts';
import { present, presentQuotation } from '#lambdas/store/presented-quotation.ts';
import { readPriceList } from '#lambdas/store/price-list-store.ts';
import { createQuotation as store } from '#lambdas/store/quotation-store.ts';
import { readableQuotation } from '#lambdas/store/readable-quotation.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { DomainError } from '#shared/errors.ts';
import { createQuotationInput } from '#shared/schemas/quotation-input.ts';
import { checkSelectionSize, chosenProducts } from './chosen-products.ts';
import { newHeader } from './new-header.ts';
import { newRow, noDiscounts } from './new-row.ts';
import { settledRows } from './settled-rows.ts';

/** Makes a quotation of the chosen products for the caller, priced from the server's own copies (QNW-037, OP29). */
export const createQuotation = operation({
  allow: 'quotation.write',
  input: z.strictObject({ input: createQuotationInput }),
  async run({ input }, { caller, now, newId }) {
    const user = signedInUser(caller);
    const once = onceKey(user.id, input.key, digest(input));
    const earlier = await rememberOnce(once);
    if (earlier) return presentQuotation(await readableQuotation(user, earlier));
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
    const made = { header, rows: settledRows(rows, priced) };

    const id = await store(made, once, now);
    if (id !== header.id) return presentQuotation(await readableQuotation(user, id));
    return present(made, priceList);
  },
});

/** Tells a retry from another input under the same key. */
const digest = (input: object) => createHash('sha256').update(JSON.stringify(input)).digest('base64url');
