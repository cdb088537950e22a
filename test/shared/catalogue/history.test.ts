import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparablePhase } from '#shared/catalogue/history/comparable-phase.ts';
import { comparablePriceList } from '#shared/catalogue/history/comparable-price-list.ts';
import { comparableProduct } from '#shared/catalogue/history/comparable-product.ts';
import { differenceValue } from '#shared/catalogue/history/difference-words.ts';
import { type Comparable, differences } from '#shared/catalogue/history/differences.ts';
import { priceList } from '#shared/schemas/price-list.ts';
import type { Product } from '#shared/schemas/product.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';
import { aConsumptionRange, aProduct } from '#test/support/builders/product.ts';

const tree: fc.Arbitrary<Comparable> = fc.letrec<{ node: Comparable }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.uniqueArray(fc.string()),
    fc.dictionary(fc.string(), tie('node')),
  ),
})).node;

/** The told changes of a save. */
const told = (changes: Partial<Product>, from: Product = aProduct()) =>
  differences(comparableProduct(from), comparableProduct({ ...from, ...changes }, from)).map(
    ({ path, before, after }) => [path.join(' '), before.join(', '), after.join(', ')],
  );

describe('the differences of two states', () => {
  it('are none between a state and itself', () => {
    fc.assert(fc.property(tree, (state) => differences(state, structuredClone(state)).length === 0));
  });

  it('are told the other way round when the states are', () => {
    fc.assert(
      fc.property(tree, tree, (one, other) => {
        const sorted = (found: ReturnType<typeof differences>) =>
          found.map(({ path, before, after }) => JSON.stringify([path, before, after])).toSorted();
        const turned = differences(other, one).map(({ path, before, after }) => ({
          path,
          before: after,
          after: before,
        }));
        expect(sorted(turned)).toEqual(sorted(differences(one, other)));
      }),
    );
  });
});

describe('the history of a product', () => {
  it('tells a price by range, package and price list', () => {
    const [range] = aProduct().priceranges;
    const [pack] = range?.prices ?? [];
    const dearer = {
      name: 'Fascia 1',
      colors: [],
      prices: [{ ...pack, id: 'p1', packaging: '25', pcu: 120 }],
    };
    expect(told({ priceranges: [dearer] })).toEqual([['priceranges 1 prices 25 pcu', '112.5', '120']]);
  });

  it('tells each price of a size that is there twice [PRG-039]', () => {
    const [range] = aProduct().priceranges;
    const [pack] = range?.prices ?? [];
    const twice = (first: number, second?: number) => ({
      ...{ name: 'Fascia 1', colors: [] },
      prices: [first, ...(second ? [second] : [])].map((pcu, at) => ({
        ...pack,
        packaging: '25',
        id: `p${at}`,
        pcu,
      })),
    });
    const before = { ...aProduct(), priceranges: [twice(24.9, 23)] };
    expect(told({ priceranges: [twice(2.49, 23)] }, before)).toEqual([
      ['priceranges 1 prices 25 pcu', '24.9', '2.49'],
    ]);
    expect(told({ priceranges: [twice(24.9, 22)] }, before)).toEqual([
      ['priceranges 1 prices 25 (2) pcu', '23', '22'],
    ]);
    const grown = told({ priceranges: [twice(24.9, 99)] }, { ...before, priceranges: [twice(24.9)] });
    expect(grown).toContainEqual(['priceranges 1 prices 25 (2) pcu', '', '99']);
  });

  it('compares a range with itself, wherever it stands: one that goes or comes changes no other', () => {
    const range = (name: string, pcu: number) => ({
      ...{ name, colors: [] },
      prices: [{ id: `of ${name}`, packaging: '25', pcu }],
    });
    const [white, tinted, dark] = [range('Bianco', 1), range('Tinte medie', 2), range('Tinte scure', 3)];
    const from = { ...aProduct(), priceranges: [white, tinted, dark] };
    expect(told({ priceranges: [tinted, dark] }, from)).toEqual([
      ['priceranges Bianco name it', 'Bianco', ''],
      ['priceranges Bianco prices 25 package', 'yes', ''],
      ['priceranges Bianco prices 25 pcu', '1', ''],
    ]);
    expect(
      told({ priceranges: [range('Fondo', 9), white, tinted, dark] }, from).map(([path]) => path),
    ).toEqual([
      'priceranges Fondo name it',
      'priceranges Fondo prices 25 package',
      'priceranges Fondo prices 25 pcu',
    ]);
    expect(told({ priceranges: [dark, { ...white, name: 'Bianchi' }, tinted] }, from)).toEqual([
      ['priceranges Bianco name it', 'Bianco', 'Bianchi'],
    ]);
    const ofOneName = { ...aProduct(), priceranges: [white, { ...range('Bianco', 5), prices: dark.prices }] };
    expect(told({ priceranges: [white] }, ofOneName).map(([path]) => path)).toEqual([
      'priceranges Bianco (2) name it',
      'priceranges Bianco (2) prices 25 package',
      'priceranges Bianco (2) prices 25 pcu',
    ]);
  });

  it('compares consumption ranges by their names, and a renamed one where it stood', () => {
    const [one, two] = ['Una mano', 'Due mani'].map((name) => ({ ...aConsumptionRange('rete'), name }));
    const from = { ...aProduct(), consumptionranges: [one, two].flatMap((range) => range ?? []) };
    const [first = one, second = two] = from.consumptionranges;
    if (!first || !second) throw new Error('Two ranges were made.');
    expect(told({ consumptionranges: [{ ...second, consumption: 9 }] }, from)).toContainEqual([
      'consumptionranges Due mani consumption',
      String(second.consumption ?? ''),
      '9',
    ]);
    expect(told({ consumptionranges: [first, { ...second, name: 'Tre mani' }] }, from)).toEqual([
      ['consumptionranges Due mani name it', 'Due mani', 'Tre mani'],
    ]);
  });

  it('tells packages that come and go, and the prices they had', () => {
    const other = { name: 'Fascia 1', colors: [], prices: [{ id: 'p2', packaging: '15' }] };
    expect(told({ priceranges: [other] })).toEqual([
      ['priceranges 1 prices 25 package', 'yes', ''],
      ['priceranges 1 prices 25 pcu', '112.5', ''],
      ['priceranges 1 prices 15 package', '', 'yes'],
    ]);
  });

  it('tells texts by language, phases and user types that came and went, colours by code', () => {
    const white = { code: 'TN 101', r: 247, g: 241, b: 232 };
    const [range] = aProduct().priceranges;
    expect(
      told({
        name: { it: 'Calce', en: 'Lime' },
        phases: ['finitura'],
        userTypes: ['agente'],
        priceranges: [{ ...range, name: 'Fascia 1', colors: [white], prices: range?.prices ?? [] }],
      }),
    ).toEqual([
      ['name it', 'adda-calce', 'Calce'],
      ['name en', '', 'Lime'],
      ['phases', '', 'finitura'],
      ['userTypes', '', 'agente'],
      ['priceranges 1 colors', '', 'TN 101'],
    ]);
  });

  it('tells required products, attachments and what a product is', () => {
    const attachments_i18n = { it: [{ url: 'https://example.com/a.pdf', category: 'scheda-tecnica' }] };
    expect(
      told({ archived: true, um: 'l', attachments_i18n, consumptionranges: [aConsumptionRange('rete')] }),
    ).toEqual([
      ['um', 'kg', 'l'],
      ['archived', 'false', 'true'],
      ['attachments it', '', 'scheda-tecnica · https://example.com/a.pdf'],
      ['consumptionranges Standard requiredProducts rete', '', '0.05 kg'],
    ]);
  });
});

describe('the history of a phase', () => {
  it('tells conditions as lines and choices by their place', () => {
    const before = comparablePhase(aPhase({ conditions: [{ include: ['esterno'], exclude: [] }] }));
    const after = comparablePhase(
      aPhase({
        conditions: [{ include: ['esterno', 'calce'], exclude: ['cappotto'] }],
        choices: [aChoice({ priorities: [{ value: -2, tags: ['calce'] }], recommended: 'always' })],
      }),
    );
    expect(differences(before, after)).toEqual([
      { path: ['conditions'], before: ['esterno'], after: ['esterno + calce − cappotto'] },
      { path: ['choices', '1', 'recommended'], before: ['never'], after: ['always'] },
      { path: ['choices', '1', 'priorities'], before: [], after: ['-2 · calce'] },
    ]);
  });
});

it('tells the name and the countries of a price list', () => {
  const list = priceList.parse({ id: 'pcu', name: 'PCU', countries: ['IT', 'SM'] });
  const after = { ...list, name: 'PCU 2027', countries: null, isCatchAll: true };
  expect(differences(comparablePriceList(list), comparablePriceList(after))).toEqual([
    { path: ['name'], before: ['PCU'], after: ['PCU 2027'] },
    { path: ['countries'], before: ['IT', 'SM'], after: [] },
    { path: ['isCatchAll'], before: ['false'], after: ['true'] },
  ]);
});

it('writes the light reflectance value of a colour as Italians do', () => {
  const texts = {
    field: () => undefined,
    name: () => undefined,
    part: String,
    package: String,
    value: String,
  };
  expect(differenceValue(['TN 101', 'hbw'], '86.4', texts)).toBe('86,4');
});
