import * as z from 'zod/mini';
import { conflictWith } from '#lambdas/runtime/conflict-with.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { sayingWho } from '#lambdas/runtime/saying-who.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { ownerOf, present } from '#lambdas/store/presented-quotation.ts';
import { changeQuotation, type StoredQuotation } from '#lambdas/store/quotation-store.ts';
import { readableHeader, readableQuotation } from '#lambdas/store/readable-quotation.ts';
import { followAutomaticPacks, namedBy } from '#shared/editing/follow-automatic-packs.ts';
import { withTicks } from '#shared/editing/tick-incidence.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import type { QuotationHeader } from '#shared/schemas/quotation.ts';
import {
  type RowEdit,
  type UpdateQuotationInput,
  updateQuotationInput,
} from '#shared/schemas/quotation-input.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { editedHeader } from './edited-header.ts';
import { editedRows } from './edited-rows.ts';
import { type EvaluatedTest, evaluatedTest } from './evaluated-test.ts';
import { quotationChange } from './quotation-change.ts';
import { settledRows } from './settled-rows.ts';
import { sourcedRows } from './sourced-rows.ts';

/** Saves edits of a quotation: only what is named changes, from the revision the edits started from (OP53). */
export const updateQuotation = operation({
  allow: 'quotation.write',
  input: z.strictObject({ input: updateQuotationInput }),
  async run({ input }, { caller, now }) {
    const user = signedInUser(caller);
    const stored = await readableQuotation(user, input.id);
    if (stored.header.revision !== input.revision) throw conflictWith(stored.header);

    const owner = await ownerOf(stored.header);
    const { offered, ...tested } = input.guidedTest
      ? await evaluatedTest(user, input.guidedTest, input)
      : noTest;
    const header = {
      ...editedHeader(stored.header, input, { owner: owner.user, editor: user, now }),
      ...tested,
    };
    const next = await edited({ stored, header, offered }, input, user, owner.priceList);
    await sayingWho(
      () => changeQuotation(quotationChange(stored, next, owner.priceList)),
      async () => readableHeader(user, input.id),
    );
    return present(next, owner.priceList);
  },
});

const noTest: Partial<EvaluatedTest> = {};
type Edited = { stored: StoredQuotation; header: QuotationHeader; offered: ReadonlySet<string> | undefined };

/** The quotation after the edits; packages that were automatic follow what the rows need now (OP7). */
async function edited(
  { stored, header, offered }: Edited,
  input: UpdateQuotationInput,
  user: CurrentUser,
  priceList: PriceList | undefined,
): Promise<StoredQuotation> {
  if (!input.selectedProducts && !input.selectedIncidences && input.area == null) {
    return { header, rows: stored.rows };
  }
  const edits: readonly RowEdit[] = input.selectedProducts ?? stored.rows.map(({ sId }) => ({ sId }));
  const sourced = await sourcedRows(stored, edits, priceList);
  const rows = await editedRows(user, stored.rows, edits, { discounts: header, sourced, offered });
  const followed = followAutomaticPacks(
    present(stored, priceList),
    present({ header, rows }, priceList),
    namedBy(edits),
  );
  const settled = withTicks(followed, ticked(header, input));
  return {
    header: {
      ...header,
      rowOrder: rows.map(({ sId }) => sId),
      selectedIncidences: [...settled.selectedIncidences],
    },
    rows: settledRows(rows, settled),
  };
}

const ticked = ({ selectedIncidences }: QuotationHeader, input: UpdateQuotationInput): ReadonlySet<string> =>
  new Set(input.selectedIncidences ?? selectedIncidences.map(({ id }) => id));
