import { chooseRowColour } from '#shared/editing/choose-row-colour.ts';
import { setPackAim } from '#shared/editing/set-pack-aim.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setQuotationDiscounts } from '#shared/editing/set-quotation-discounts.ts';
import { setRowArea } from '#shared/editing/set-row-area.ts';
import { setRowDiscounts } from '#shared/editing/set-row-discounts.ts';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { tickIncidence } from '#shared/editing/tick-incidence.ts';
import { toggleRowLock } from '#shared/editing/toggle-row-lock.ts';
import { packAims } from '#shared/pricing/pack-aim.ts';
import { packsOf } from '#shared/pricing/product-facts.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { withRange } from '#test/support/with-range.ts';

/** Picks one of the values; the same random numbers pick the same. */
type Pick = <Value>(values: readonly Value[]) => Value;
type Edit = (quotation: Quotation, row: QuotationRow, pick: Pick) => Quotation;

const discounts = (discount: number) => ({ discount, discountExtra: 0, discountAccounting: 0.02 });

const edits: readonly Edit[] = [
  (quotation, _, pick) => setQuotationArea(quotation, pick([50, 100, 180])),
  (quotation, { sId }, pick) => setRowArea(quotation, sId, pick([0, 40, 300])),
  (quotation, { sId }) => toggleRowLock(quotation, sId),
  (quotation, row, pick) =>
    setRowPacks(
      quotation,
      row.sId,
      packsOf(row).map(({ id }) => ({ id, quantity: pick([0, 1, 7]) })),
    ),
  (quotation, { sId }, pick) => setPackAim(quotation, new Set([sId]), pick(packAims)),
  (quotation, _, pick) => setQuotationDiscounts(quotation, discounts(pick([0, 0.1, 0.25]))),
  (quotation, { sId }, pick) => setRowDiscounts(quotation, sId, discounts(pick([0, 0.3]))),
  (quotation, { sId }, pick) => tickIncidence(quotation, sId, pick([true, false])),
  (quotation, row, pick) => withRange(quotation, row.sId, pick([...row.consumptionranges.keys(), 0])),
  (quotation, row, pick) => coloured(quotation, row, pick),
  (quotation, row) => without(quotation, row),
  (quotation) => ({ ...quotation, selectedProducts: quotation.selectedProducts.toReversed() }),
];

function coloured(quotation: Quotation, row: QuotationRow, pick: Pick): Quotation {
  const code = pick(row.priceranges.flatMap(({ colors }) => colors).concat('Bianco'));
  const choice = chooseRowColour(quotation, row.sId, { code, r: 1, g: 2, b: 3, colorlist: 'Terre' });
  return choice.available ? choice.quotation : quotation;
}

function without(quotation: Quotation, { sId }: QuotationRow): Quotation {
  if (quotation.selectedProducts.length === 1) return quotation;
  const selectedProducts = quotation.selectedProducts.filter((row) => row.sId !== sId);
  return { ...quotation, selectedProducts };
}

/** The quotation after some edits a person could make on the screen. */
export function randomlyEdited(quotation: Quotation, random: () => number): Quotation {
  const pick: Pick = (values) => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  };
  let edited = quotation;
  for (let count = 0; count < 4; count += 1)
    edited = pick(edits)(edited, pick(edited.selectedProducts), pick);
  return edited;
}
