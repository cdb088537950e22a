import { describe, expect, it } from 'vitest';
import { isListForCountry, settledCountries } from '#shared/catalogue/is-list-for-country.ts';
import { priceListFileName } from '#shared/catalogue/price-list-file-name.ts';
import { pricedLists } from '#shared/catalogue/priced-lists.ts';
import { suggestedPriceList } from '#shared/catalogue/suggested-price-list.ts';
import { availableProducts, type PriceList, priceList } from '#shared/schemas/price-list.ts';
import { newPriceListInput, priceListInput } from '#shared/schemas/price-list-input.ts';

const aList = (changes: Partial<PriceList>) => priceList.parse({ id: 'list', name: 'PCU', ...changes });

describe('a price list', () => {
  it('has id, name, countries or none, catch-all and order; its products are ids [CDA-043, QDA-033]', () => {
    const stored = { id: 'pcu', name: 'PCU', countries: ['IT'], isCatchAll: false, order: 3 };
    expect(priceList.parse(stored)).toMatchObject(stored);
    expect(priceList.parse({ ...stored, countries: null, isCatchAll: true }).countries).toBeNull();
    expect(availableProducts.parse(['piave'])).toEqual(['piave']);
  });

  it('without products, of null or of an empty list of them holds none [OPC-02]', () => {
    const read = [undefined, null, []].map((stored) => availableProducts.parse(stored) ?? []);
    expect(read).toEqual([[], [], []]);
  });

  it('is valid for the countries it names, or for all of them', () => {
    const german = aList({ countries: ['DE', 'at'] });
    expect(['DE', 'AT', 'de', 'IT'].map((country) => isListForCountry(german, country))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(isListForCountry(aList({ countries: null, isCatchAll: true }), 'NZ')).toBe(true);
    expect(isListForCountry(aList({ countries: null }), 'IT')).toBe(false);
  });

  it('that is catch-all is saved without countries, whatever was chosen before [PLI-024]', () => {
    const wanted = { name: 'Resto del mondo', countries: ['DE'], isCatchAll: true };
    expect(newPriceListInput.parse(wanted)).toEqual({ ...wanted, countries: null });
    expect(priceListInput.parse({ id: 'x', ...wanted })).toMatchObject({ id: 'x', countries: null });
    expect(settledCountries({ countries: null, isCatchAll: false })).toEqual([]);
    expect(newPriceListInput.parse({ ...wanted, isCatchAll: false, countries: ['de', 'DE'] })).toMatchObject({
      countries: ['DE'],
    });
  });

  it.each(['XX', 'UK', 'ITA', ''])('is for countries that there are, not for %j', (country) => {
    const parsed = newPriceListInput.safeParse({
      name: 'PCU',
      countries: ['IT', country],
      isCatchAll: false,
    });
    expect(parsed.error?.issues[0]).toMatchObject({ path: ['countries', 1], message: 'countryRequired' });
  });

  it('needs a name [PLI-021]', () => {
    const parsed = newPriceListInput.safeParse({ name: '  ', countries: [], isCatchAll: false });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['nameRequired']);
  });
});

describe('the list a suggestion means', () => {
  const italian = { countries: ['IT'] };
  const lists = [
    aList({ id: 'german', name: 'PCU', countries: ['DE'] }),
    aList({ id: 'pcu', name: 'pcu ', ...italian }),
    aList({ id: 'pccs', name: 'Centro sud', code: 'PCCS', ...italian }),
    aList({ id: 'renamed', name: 'PCCS', ...italian }),
    aList({ id: 'rest', name: 'Resto', isCatchAll: true }),
  ];

  it.each([
    ['PCU', 'pcu'],
    ['pcu', 'pcu'],
    ['PCCS', 'pccs'],
    ['resto', 'rest'],
    ['Centro sud', undefined],
    ['nothing', undefined],
    ['', undefined],
  ])(
    '%j is the list whose code, else whose name it is, and which is valid for Italy: %s [OPW-59]',
    (suggestion, id) => {
      expect(suggestedPriceList(suggestion, lists)?.id).toBe(id);
    },
  );

  it('is one of a name before one of another code', () => {
    const coded = [aList({ id: 'other', name: 'PCU', code: 'X', ...italian })];
    expect(suggestedPriceList('PCU', coded)).toBeUndefined();
  });
});

describe('the file of a price list', () => {
  it.each([
    ['Listino 2024/A', 'Listino_2024_A.xlsx'],
    ['Èdile 5', '_dile_5.xlsx'],
    ['PCU', 'PCU.xlsx'],
    ['a--b', 'a__b.xlsx'],
    ['Umlaut_ü.', 'Umlaut___.xlsx'],
  ])(
    'of %j is %j: one underscore for each character that is no letter and no digit [PLI-036, OPC-45]',
    (name, file) => {
      expect(priceListFileName(name)).toBe(file);
    },
  );
});

describe('the lists that price a product', () => {
  const pack = { id: 'p1', packaging: '25', quantity: 1 };

  it('are those with a price above 0 for one package at least [OPC-01]', () => {
    const prices = [
      { ...pack, pcu: 0, pccs: '12,50', export: null },
      { ...pack, id: 'p2', pcu: 33.335, world: '0', odd: -4 },
    ];
    expect(pricedLists([{ prices }])).toEqual(['pccs', 'pcu']);
  });

  it('are none where there is no package', () => {
    expect(pricedLists([{ prices: [] }])).toEqual([]);
  });
});
