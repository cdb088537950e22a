import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { conflictWith } from '#lambdas/runtime/conflict-with.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { measuredQuotation } from '#lambdas/store/quotation/measured-quotation.ts';
import type { StoredRow } from '#lambdas/store/quotation/packed-rows.ts';
import {
  answeredHeader,
  calculated,
  customerFor,
  ownerOf,
  withoutHiddenDiscounts,
} from '#lambdas/store/quotation/presented-quotation.ts';
import { changeQuotation, type StoredQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { readableHeader } from '#lambdas/store/quotation/readable-quotation.ts';
import { settledRows } from '#lambdas/store/quotation/settled-rows.ts';
import { applyEdits } from '#shared/editing/apply-edits.ts';
import { bySId } from '#shared/editing/by-s-id.ts';
import { withTestColours } from '#shared/editing/test-colour.ts';
import { checkMeasures } from '#shared/measuring/check-measures.ts';
import { projectRow } from '#shared/pricing/project-row.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import {
  type RowEdit,
  type UpdateQuotationInput,
  updateQuotationInput,
} from '#shared/schemas/quotation-input.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { broughtRows } from './brought-rows.ts';
import { chosenCustomer } from './chosen-customer.ts';
import { editedHeader } from './edited-header.ts';
import { type EvaluatedTest, evaluatedTest } from './evaluated-test.ts';
import { quotationChange } from './quotation-change.ts';
import { withSentSurfaces } from './sent-surfaces.ts';

/** Saves edits of a quotation: only named fields change, from the revision the edits started from (OP53). */
export const updateQuotation = userOperation({
  allow: 'quotation.write',
  input: z.strictObject({ input: updateQuotationInput }),
  async run({ input }, { user, now }) {
    const stored = await measuredQuotation(user, input.id);
    if (input.measures) checkMeasures(input.measures);
    if (stored.header.revision !== input.revision) throw conflictWith(stored.header);

    const { user: owner, priceList } = await ownerOf(stored.header);
    const { offered, ...tested } = input.guidedTest
      ? await evaluatedTest(user, input.guidedTest, input)
      : noTest;
    const edits = editedHeader(stored.header, input, { owner, editor: user, now });
    const header = { ...edits, ...(await chosenCustomer(stored.header, input, user)), ...tested };
    const before = calculated(stored, priceList);
    const measures = input.measures ?? before.measures;
    const edited = { ...before, ...answeredHeader(header), measures };
    const { quotation, rows } = await withEditedRows(edited, input, {
      user,
      stored,
      before,
      priceList,
      offered,
    });
    await saveOrConflict(
      () => changeQuotation(quotationChange({ stored, before }, { header, rows, quotation })),
      async () => readableHeader(user, input.id),
    );
    return { ...withoutHiddenDiscounts(quotation), ...customerFor(user, header) };
  },
});

const noTest: Partial<EvaluatedTest> = {};
type Ground = {
  user: CurrentUser;
  stored: StoredQuotation;
  before: Quotation;
  priceList: PriceList | undefined;
  offered: ReadonlySet<string> | undefined;
};

const changesRows = (input: UpdateQuotationInput): boolean =>
  Boolean(input.selectedProducts || input.selectedIncidences || input.measures) ||
  input.area != null ||
  input.areaFrom !== undefined;

/** The quotation after the edits, and its rows as they are stored. */
async function withEditedRows(
  edited: Quotation,
  input: UpdateQuotationInput,
  { user, stored, before, priceList, offered }: Ground,
): Promise<{ quotation: Quotation; rows: StoredRow[] }> {
  if (!changesRows(input)) return { quotation: edited, rows: stored.rows };
  const sent = input.selectedProducts ?? stored.rows.map(({ sId }): RowEdit => ({ sId }));
  const known = bySId(before.selectedProducts);
  const edits = withSentSurfaces(sent, known, Boolean(input.measures));
  const brought = await broughtRows(user, stored, edits, { discounts: edited, priceList, offered });
  const rows = new Map([...brought].map(([sId, row]) => [sId, projectRow(row, priceList?.id ?? null)]));
  const quotation = applyEdits(before, edited, {
    edits: input.guidedTest
      ? withTestColours(edits, { stored: known, brought: rows }, before, edited)
      : edits,
    brought: rows,
    ticks: new Set(input.selectedIncidences ?? edited.selectedIncidences.map(({ id }) => id)),
  });
  return { quotation, rows: settledRows(quotation, [...stored.rows, ...brought.values()]) };
}
