import { describe, expect, it } from 'vitest';
import { perUnit } from '#shared/money/units.ts';
import { aPack, aPriceRange } from '#test/support/builders/quotation.ts';
import {
  aSelectable,
  aSelectableRange,
  aVariable,
  type SelectableProduct,
} from '#test/support/builders/selectable-product.ts';
import type { ChosenProduct } from '#web/features/quotations/selection/chosen-product.ts';
import { draftQuotation } from '#web/features/quotations/selection/draft-quotation.ts';

const render = aVariable('Intonaco armato', [
  aSelectableRange('Armato', 4, 'rete'),
  aSelectableRange('Sottile', 2),
]);
const net = aSelectable('Rete', { um: 'mq', consumption: 1, combined: true });
const packs = { priceType: 'fixed' as const, priceranges: [aPriceRange([], [aPack(50, 62.5)])] };

/** The need of each row for 100 m², and how many packages it begins with. */
function needsOf(rows: [product: SelectableProduct, consumptionRange: number][]) {
  const { rows: drafted } = draftQuotation({
    rows: rows.map(([product, consumptionRange]) => ({
      sId: product.id,
      product: product as ChosenProduct,
      consumptionRange,
    })),
    drafts: new Map(rows.map(([{ id }]) => [id, { id, ...packs }])),
    packs: {},
    colour: { color: null, colorlist: null },
    hasPriceList: true,
    stored: undefined,
  });
  return drafted.map(({ sId, estimate, packs: [pack] }) => [sId, estimate / perUnit, pack?.count]);
}

describe('the packages of a quotation that is not made yet', () => {
  it('count a required product for its requirers alone, as the quotation will [QCA-030]', () => {
    expect(
      needsOf([
        [render, 0],
        [net, 0],
      ]),
    ).toEqual([
      ['intonaco-armato', 400, 8],
      ['rete', 110, 3],
    ]);
  });

  it('count it for the whole area where nothing requires it [QCA-031]', () => {
    expect(
      needsOf([
        [render, 1],
        [net, 0],
      ]),
    ).toEqual([
      ['intonaco-armato', 200, 4],
      ['rete', 100, 2],
    ]);
  });
});
