import { describe, expect, it } from 'vitest';
import { storedChoices, storedMoney } from '#shared/editing/stored-choices.ts';
import { largestArea } from '#shared/schemas/quotation-bounds.ts';

const none = {
  consumptionRange: 0,
  priceRange: 0,
  color: null,
  colorlist: null,
  packAim: null,
  area: 0,
  lockedArea: undefined,
  discount: 0,
  discountExtra: 0,
  discountAccounting: 0,
  note: null,
  areaFrom: null,
};

describe('the choices of a stored row', () => {
  it('are none where an older record has none', () => {
    for (const stored of [undefined, null, 'choices', {}]) expect(storedChoices(stored)).toEqual(none);
  });

  it('are what was chosen', () => {
    const chosen = {
      consumptionRange: 2,
      priceRange: 1,
      color: { code: 'RAL 9001', r: 1, g: 2, b: 3 },
      colorlist: 'RAL Classic',
      packAim: 'fewest',
      area: 12.5,
      lockedArea: false,
      discount: 1,
      discountExtra: 0.05,
      discountAccounting: 0.02,
      note: 'verso nord',
      areaFrom: { entries: [{ place: 'place000', line: null }] },
    };
    expect(storedChoices(chosen)).toEqual(chosen);
  });

  it('are numbers to the last place, as they were calculated with when they were chosen', () => {
    expect(storedChoices({ area: 0.123_456_789, discount: 1e-7 })).toMatchObject({
      ...{ area: 0.123_456_789, discount: 1e-7 },
    });
  });

  it('read numbers that older records wrote as text, and places as whole numbers', () => {
    expect(storedChoices({ area: '12,5', discount: '0,1', consumptionRange: '1', priceRange: 1.9 })).toEqual({
      ...{ ...none, area: 12.5, discount: 0.1, consumptionRange: 1, priceRange: 1 },
    });
  });

  it.each(['area', 'discount', 'discountExtra', 'discountAccounting', 'consumptionRange', 'priceRange'])(
    'hold no %s that is no number, or beyond what it may be',
    (name) => {
      for (const wrong of ['molto', null, Number.NaN, -0.1, '-1', largestArea + 1, {}])
        expect(storedChoices({ [name]: wrong })).toEqual(none);
    },
  );

  it.each(['color', 'colorlist', 'packAim', 'lockedArea', 'note', 'areaFrom'])(
    'hold no %s of another kind',
    (name) => {
      for (const wrong of [1, null, { code: 1 }, ['RAL']])
        expect(storedChoices({ [name]: wrong })).toEqual(none);
    },
  );
});

describe('the area and the discounts of a stored header', () => {
  const nothing = { discount: 0, discountExtra: 0, discountAccounting: 0 };

  it('are 100 square metres and no discount where a record says none [QCA-011]', () => {
    expect(storedMoney({})).toEqual({ area: 100, ...nothing });
    expect(storedMoney({ area: 'molto', discount: 1.1 })).toEqual({ area: 100, ...nothing });
  });

  it('are those that are stored, up to the largest', () => {
    const money = { area: largestArea, discount: 0.1, discountExtra: 0.05, discountAccounting: 1 };
    expect(storedMoney(money)).toEqual(money);
    expect(storedMoney({ area: 0 }).area).toBe(0);
  });
});
