import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { readPriceList } from '#lambdas/store/catalogue/price-list-store.ts';
import { newHeader } from '#lambdas/store/quotation/new-header.ts';
import { newRow } from '#lambdas/store/quotation/new-row.ts';
import type { StoredRow } from '#lambdas/store/quotation/packed-rows.ts';
import { calculated } from '#lambdas/store/quotation/presented-quotation.ts';
import { settledRows } from '#lambdas/store/quotation/settled-rows.ts';
import { withPacks } from '#shared/editing/apply-edits.ts';
import { inTestColour } from '#shared/editing/test-colour.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { DomainError } from '#shared/errors.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { type CreateQuotationInput, createQuotationInput } from '#shared/schemas/quotation-input.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { chosenCustomer } from './chosen-customer.ts';
import { checkSelectionSize, chosenProducts } from './chosen-products.ts';
import { type EvaluatedTest, evaluatedTest } from './evaluated-test.ts';
import { madeOnce } from './made-once.ts';

/** Makes a quotation of the chosen products for the caller, priced from the server's own copies (QNW-037, OP29). */
export const createQuotation = userOperation({
  allow: 'quotation.write',
  limit: 'new-quotation',
  input: z.strictObject({ input: createQuotationInput }),
  async run({ input }, { user, now, newId }) {
    return madeOnce(user, input, now, async () => {
      checkSelectionSize(input.selectedProducts);
      if (user.country === 'IT' && !input.province)
        throw new DomainError('invalid-input', { field: 'province' });

      const { guidedTest } = input;
      const { offered, ...tested } = guidedTest ? await evaluatedTest(user, guidedTest, input) : noTest;
      const made = newHeader(input, user, newId(), now);
      const none = { uid: user.id, customerId: null, siteId: null };
      const header = { ...made, ...(await chosenCustomer(none, input, user)), ...tested };
      const rows = await newRows(user, input.selectedProducts, offered);
      const priceList = await readPriceList(user.pricelist);
      const counted = withAutomaticPacks(inItsColour(calculated({ header, rows }, priceList)));
      const chosen = withChosenPacks(counted, input.selectedProducts);
      return { quotation: { header, rows: settledRows(chosen, rows) }, priceList };
    });
  },
});

type Chosen = CreateQuotationInput['selectedProducts'];
const noTest: Partial<EvaluatedTest> = {};

async function newRows(
  user: CurrentUser,
  chosen: Chosen,
  offered: ReadonlySet<string> | undefined,
): Promise<StoredRow[]> {
  const wanted = chosen.map(({ sId, product, consumptionRange }) => ({
    sId,
    product,
    consumptionRange: consumptionRange ?? 0,
  }));
  const products = await chosenProducts(user, wanted, [], offered);
  return wanted.flatMap(({ sId, product, consumptionRange }) => {
    const copy = products.get(product);
    return copy ? [newRow(sId, copy, consumptionRange)] : [];
  });
}

/** The rows that need a colour, in that of the guided test (OPW-67). */
const inItsColour = (quotation: Quotation): Quotation => ({
  ...quotation,
  selectedProducts: quotation.selectedProducts.map((row) => inTestColour(row, undefined, quotation)),
});

/** Counts of packages that the guided test let choose, instead of those that are needed. */
function withChosenPacks(quotation: Quotation, chosen: Chosen): Quotation {
  const counts = new Map(chosen.map(({ sId, prices }) => [sId, prices]));
  const selectedProducts = quotation.selectedProducts.map((row) => {
    const prices = counts.get(row.sId);
    return prices ? withPacks(row, prices) : row;
  });
  return { ...quotation, selectedProducts };
}
