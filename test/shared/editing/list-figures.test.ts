import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFigures, withSaidTotal } from '#shared/editing/list-figures.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { shortRows } from '#shared/pricing/short-rows.ts';
import { aPack, aQuotation, aRow } from '#test/support/builders/quotation.ts';
import { aQuotationLight } from '#test/support/builders/quotation-light.ts';

describe('the figures of a list', () => {
  it('count the products and take the total of the calculation', () => {
    const rows = [aRow({ packs: [aPack(25, 112.5, 2)] }), aRow({ id: 'primer', packs: [aPack(5, 20, 1)] })];
    expect(listFigures(aQuotation(rows))).toEqual({ products: 2, short: 1, total: 24_500, pricedBy: 'pcu' });
    expect(listFigures(aQuotation([]))).toEqual({ products: 0, short: 0, total: 0, pricedBy: 'pcu' });
    expect(listFigures(aQuotation(rows, { pricelist: null }))).toEqual({
      products: 2,
      short: 1,
      total: null,
      pricedBy: null,
    });
  });

  it('are those of the screen, whatever the packages and discounts', () => {
    const row = fc.record({ count: fc.nat({ max: 500 }), discount: fc.constantFrom(0, 0.05, 0.1, 1) });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (chosen) => {
        const quotation = aQuotation(
          chosen.map(({ count, discount }, index) =>
            aRow({ id: `r${index}`, discount, packs: [aPack(25, 112.5, count)] }),
          ),
        );
        const { total, products, short } = listFigures(quotation);
        expect(short).toBe(shortRows(priceQuotation(quotation).rows).length);
        expect(total).toBe(priceQuotation(quotation).total);
        expect(products).toBe(chosen.length);
      }),
    );
  });

  it.each([
    ['pcu', 'pcu', 100, false],
    ['pcu', 'pccs', null, true],
    ['pcu', null, null, true],
    [null, null, null, false],
    [undefined, 'pcu', null, false],
  ])(
    'say a total made by %s to an owner who has %s: %s, of another one: %s',
    (pricedBy, today, total, otherPriceList) => {
      const row = aQuotationLight({ total: 100, pricedBy });
      const said = withSaidTotal(row, today);
      expect(said).toEqual({ ...row, total, otherPriceList });
      expect(withSaidTotal(said, today)).toEqual(said);
    },
  );
});
