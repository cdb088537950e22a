import { describe, expect, it } from 'vitest';
import { loadQuotation } from '#shared/editing/load-quotation.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { quantity } from '#shared/money/units.ts';
import { automaticPacks } from '#shared/pricing/automatic-packs.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import {
  aPack,
  aPriceRange,
  aQuotation,
  aRange,
  aRow,
  inUnits,
  pricedRow,
} from '#test/support/builders/quotation.ts';

const combinedOnly = { combined: true, standalone: false };

describe('surface', () => {
  it('of a locked row is the area of the quotation and follows it [QCA-028]', () => {
    const row = aRow({ lockedArea: true, area: 7 });
    expect(pricedRow(aQuotation([row])).surface).toBe(100e6);
    expect(pricedRow(aQuotation([row], { area: 180.5 })).surface).toBe(180.5e6);
  });

  it('of a combined row is its own and does not follow the quotation [QCA-029]', () => {
    const row = aRow({ ...combinedOnly, lockedArea: false, area: 12.5 });
    for (const area of [100, 180]) expect(pricedRow(aQuotation([row], { area })).surface).toBe(12.5e6);
  });

  it('of a row without a flag is what loading would make it', () => {
    const rows = [aRow({ area: 3 }), aRow({ ...combinedOnly, id: 'C', area: 3 })];
    const raw = priceQuotation(aQuotation(rows));
    const loaded = priceQuotation(loadQuotation(aQuotation(rows)));
    expect(raw.rows.map(({ surface }) => surface / 1e6)).toEqual([100, 0]);
    expect(loaded.rows.map(({ surface }) => surface / 1e6)).toEqual([100, 0]);
    expect(raw.rows.map(({ locked }) => locked)).toEqual([true, false]);
  });
});

describe('what counts as combined', () => {
  it('is a product that is combined and not standalone, always [QCA-036]', () => {
    const rows = ['1', '2'].map((sId) => aRow({ ...combinedOnly, sId }));
    expect(priceQuotation(aQuotation(rows)).rows.map(({ combined }) => combined)).toEqual([true, true]);
  });

  it('is not one that is neither: it counts as standalone', () => {
    expect(pricedRow(aQuotation([aRow({ combined: false, standalone: false })])).combined).toBe(false);
  });

  it('is the first row of a product another row requires, not the second [QCA-037, QCA-038]', () => {
    const rows = [
      aRow({ id: 'R', ranges: [aRange(1, { C: 0.1 })] }),
      aRow({ id: 'C', sId: 'C1', combined: true }),
      aRow({ id: 'C', sId: 'C2', combined: true }),
    ];
    expect(priceQuotation(aQuotation(rows)).rows.map(({ combined }) => combined)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('asks the chosen consumption range alone [QCA-039]', () => {
    const requirer = aRow({ id: 'R', ranges: [aRange(1), aRange(2, { C: 0.1 })] });
    const rowC = aRow({ id: 'C' });
    expect(pricedRow(aQuotation([requirer, rowC]), 'C').combined).toBe(false);
    const chosen = { ...requirer, consumptionRange: 1 };
    expect(pricedRow(aQuotation([chosen, rowC]), 'C').combined).toBe(true);
    const fixed = { ...chosen, consumptionType: 'fixed' as const };
    expect(pricedRow(aQuotation([fixed, rowC]), 'C').combined).toBe(false);
  });

  it('is no row that only requires itself', () => {
    const row = aRow({ ranges: [aRange(0.1, { 'adda-calce': 0.5 })] });
    expect(inUnits(pricedRow(aQuotation([row])))).toMatchObject({ E: 10 });
  });
});

describe('required products', () => {
  it('of required products cover the surface of the first requirer, and cycles end', () => {
    const rows = [
      aRow({ id: 'R', ranges: [aRange(0.3, { C: 0.1 })] }),
      aRow({ ...combinedOnly, id: 'C', ranges: [aRange(0.2, { D: 0.5 })] }),
      aRow({ ...combinedOnly, id: 'D', ranges: [aRange(0.2, { C: 0.01 })] }),
    ];
    const priced = priceQuotation(aQuotation(rows));
    expect(priced.rows.map(({ estimate }) => estimate / 1e6)).toEqual([30, 10, 50]);
  });

  it('stay one piece when they are sold by the piece', () => {
    const rows = [aRow({ id: 'R', ranges: [aRange(0.3, { C: 7 })] }), aRow({ id: 'C', um: 'pz' })];
    expect(pricedRow(aQuotation(rows), 'C').estimate).toBe(1e6);
  });
});

describe('price ranges', () => {
  const priceranges = [
    aPriceRange(['Bianco', '9001'], [aPack(15, 150)]),
    aPriceRange(['9200'], [aPack(15, 183.75)]),
  ];
  const numbers = (changes: Partial<QuotationRow>) => {
    const row = aRow({ um: 'l', consumption: 0.3, priceranges, ...changes });
    return inUnits(pricedRow(withAutomaticPacks(aQuotation([row]))));
  };

  it('are the chosen one when priced by colour (worked example 6) [QCA-008]', () => {
    const chosen = numbers({ priceType: 'colors', priceRange: 1 });
    expect(chosen).toMatchObject({ E: 30, packs: { 15: 2 }, sign: '=', cost: '367.50', incidence: '3.68' });
    expect(numbers({ priceType: 'colors' })).toMatchObject({ cost: '300.00', incidence: '3.00' });
    expect(numbers({ priceType: 'colors', priceRange: 9 })).toMatchObject({ cost: '300.00' });
  });

  it('are always the first for fixed and width prices (worked example 6) [QCA-009]', () => {
    for (const priceType of ['fixed', 'width'] as const) {
      expect(numbers({ priceType, priceRange: 1 })).toMatchObject({ cost: '300.00', incidence: '3.00' });
    }
  });

  it('say that a colour is missing only where the price depends on it', () => {
    const missing = (changes: Partial<QuotationRow>) =>
      pricedRow(aQuotation([aRow({ priceranges, ...changes })])).missingColour;
    expect(missing({ priceType: 'colors' })).toBe(true);
    expect(missing({ priceType: 'colors', color: { code: '9001', r: 1, g: 1, b: 1 } })).toBe(false);
    expect(missing({ priceType: 'fixed' })).toBe(false);
  });
});

describe('an owner without price list', () => {
  const rows = [aRow({ consumption: 0.45, packs: [aPack(5, 32), aPack(20, 110)] })];

  it('sees quantities of the first package and no money anywhere [QCA-003]', () => {
    const quotation = withAutomaticPacks(aQuotation(rows, { pricelist: null }));
    const priced = priceQuotation(quotation);
    const money = [priced.hasMoney, priced.total, priced.listTotal, priced.totalIncidence];
    expect(money).toEqual([false, null, null, null]);
    const [row] = priced.rows;
    expect(row?.packs).toEqual([{ id: '5', size: 5e6, count: 9, price: null }]);
    expect([row?.listCost, row?.cost, row?.incidence]).toEqual([null, null, null]);
    expect([row?.estimate, row?.quantity, row?.sign]).toEqual([45e6, 45e6, '=']);
  });
});

describe('rows that lack something', () => {
  it('price without packages, or with sizes nobody can read', () => {
    const bare = pricedRow(withAutomaticPacks(aQuotation([aRow({ packs: [] })])));
    expect(inUnits(bare)).toEqual({ E: 35, packs: {}, Q: 0, sign: '<', cost: null, incidence: null });
    const odd = pricedRow(withAutomaticPacks(aQuotation([aRow({ packs: [aPack('sfuso', 5)] })])));
    expect(inUnits(odd)).toEqual({ E: 35, packs: {}, Q: 0, sign: '<', cost: '0.00', incidence: null });
    const none = pricedRow(aQuotation([aRow({ priceranges: [] })]));
    expect(none).toMatchObject({ packs: [], cost: null });
  });

  it('need nothing without a consumption, and 1 when sold by the square metre', () => {
    expect(pricedRow(aQuotation([aRow({ consumption: null })])).estimate).toBe(0);
    expect(pricedRow(aQuotation([aRow({ consumption: '', um: 'mq' })])).estimate).toBe(100e6);
    expect(pricedRow(aQuotation([aRow({ ranges: [aRange(null)], um: 'mq' })])).estimate).toBe(100e6);
    expect(pricedRow(aQuotation([aRow({ consumption: -2 })])).estimate).toBe(0);
  });

  it('need only six decimals of anything', () => {
    const row = aRow({ consumption: 0.000001, lockedArea: false, area: 0.5 });
    expect(pricedRow(aQuotation([row])).estimate).toBe(1);
  });

  it('have the incidence of their consumption, not of an estimate rounded on a scrap of surface', () => {
    const packs = [aPack(1, 10_000)];
    const row = aRow({ consumption: 0.000001, lockedArea: false, area: 0.5, packs });
    expect(inUnits(pricedRow(aQuotation([row])))).toMatchObject({ E: 0.000001, incidence: '0.01' });
  });

  it('are one piece whatever the estimate says [QCA-022]', () => {
    const sizes = [{ size: quantity(1e6) }, { size: quantity(1e6) }];
    expect(automaticPacks('pz', sizes, quantity(0))).toEqual([1, 0]);
  });

  it('have discounts when one row has', () => {
    expect(priceQuotation(aQuotation()).hasDiscounts).toBe(false);
    expect(priceQuotation(aQuotation([aRow(), aRow({ discountExtra: 0.1 })])).hasDiscounts).toBe(true);
  });
});
