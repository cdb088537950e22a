import { chooseRowColour } from '#shared/editing/choose-row-colour.ts';
import { countChanges } from '#shared/editing/count-changes.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setQuotationDiscounts } from '#shared/editing/set-quotation-discounts.ts';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { packsOf } from '#shared/pricing/product-facts.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { median } from './percentile.ts';

type Edit = (quotation: Quotation, round: number) => Quotation;
export type Kind = 'area' | 'packages' | 'discount' | 'colour';
export type Calculations = Record<Kind | 'engine', number>;

const edits: Record<Kind, Edit> = {
  area: (quotation, round) => setQuotationArea(quotation, 100 + round),
  packages(quotation, round) {
    const row = quotation.selectedProducts[0];
    const pack = row && packsOf(row)[0];
    return row && pack ? setRowPacks(quotation, row.sId, [{ id: pack.id, quantity: round }]) : quotation;
  },
  discount: (quotation, round) =>
    setQuotationDiscounts(quotation, { discount: round / 1000, discountExtra: 0.05, discountAccounting: 0 }),
  colour(quotation, round) {
    const row = quotation.selectedProducts.find(({ priceType }) => priceType === 'colors');
    const codes = row?.priceranges.flatMap(({ colors }) => colors) ?? [];
    const code = codes[round % codes.length];
    if (!row || code === undefined) throw new Error('No row of the bench takes a colour.');
    const choice = chooseRowColour(quotation, row.sId, { code, r: 0, g: 0, b: 0, colorlist: null });
    return choice.available ? choice.quotation : quotation;
  },
};

const rounds = 60;
/** The clock of a page ticks in tenths of a millisecond. */
const worksPerRound = 10;

/** Milliseconds, in this page, of the whole calculation after an edit, and of pricing alone. */
export function timedCalculations(quotation: Quotation): Calculations {
  const timed = (work: (round: number) => unknown) =>
    median(
      Array.from({ length: rounds }, (_, round) => {
        const start = performance.now();
        for (let turn = 0; turn < worksPerRound; turn += 1) work(round * worksPerRound + turn);
        return (performance.now() - start) / worksPerRound;
      }),
    );
  const after = (edit: Edit) =>
    timed((round) => {
      const draft = edit(quotation, round);
      return [priceQuotation(draft), countChanges(quotation, draft)];
    });
  return {
    area: after(edits.area),
    packages: after(edits.packages),
    discount: after(edits.discount),
    colour: after(edits.colour),
    engine: timed(() => priceQuotation(quotation)),
  };
}
