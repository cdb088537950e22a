import { describe, expect, it } from 'vitest';
import { checkCatalogue } from '#shared/catalogue/health/check-catalogue.ts';
import type { Catalogue } from '#shared/catalogue/health/finding.ts';
import { priceList } from '#shared/schemas/price-list.ts';
import type { Product } from '#shared/schemas/product.ts';
import { tag } from '#shared/schemas/tag.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';
import { aConsumptionRange, aProduct, aRequirer } from '#test/support/builders/product.ts';

const english = { it: 'Calce', en: 'Lime' };
const aHealthy = (changes: Partial<Product> = {}) => aProduct({ name: english, ...changes });
const colour = { code: 'TN 101', r: 247, g: 241, b: 232 };

/** A catalogue of products that are all in the one price list, with what the test changes. */
const aCatalogue = (products: Product[], changes: Partial<Catalogue> = {}): Catalogue => ({
  products,
  phases: [],
  priceLists: [
    { list: priceList.parse({ id: 'pcu', name: 'PCU' }), productIds: products.map(({ id }) => id) },
  ],
  codes: [colour.code],
  tags: [tag.parse({ id: 't1', name: 'Esterno', slug: 'esterno' })],
  ...changes,
});

const found = (catalogue: Catalogue) =>
  checkCatalogue(catalogue).map(({ rule, id, part, details }) =>
    [rule, id, part, ...details].filter((one) => one !== undefined),
  );

describe('the health of the catalogue', () => {
  it('is good when nothing is wrong', () => {
    expect(found(aCatalogue([aHealthy()]))).toEqual([]);
  });

  it('names products in no price list', () => {
    expect(found(aCatalogue([aHealthy()], { priceLists: [] }))).toEqual([['no-price-list', 'adda-calce']]);
  });

  it('names the lists in which a product has no price above 0', () => {
    const free = { name: 'Fascia 1', colors: [], prices: [{ id: 'p1', packaging: '25', pcu: 0 }] };
    expect(found(aCatalogue([aHealthy({ priceranges: [free] })]))).toEqual([
      ['no-price', 'adda-calce', 'PCU'],
    ]);
    const legacy = { name: 'Fascia 1', colors: [], prices: [{ id: 'p1', packaging: '25', pcu: '12,50' }] };
    expect(found(aCatalogue([aHealthy({ priceranges: [legacy] })]))).toEqual([]);
  });

  it.each([null, 0, '0', 'poco'])(
    'names priced products added alone with the consumption %j',
    (consumption) => {
      const rule = ['no-consumption', 'adda-calce'];
      expect(found(aCatalogue([aHealthy({ consumption })]))).toEqual([rule]);
      const range = { ...aConsumptionRange(), name_i18n: english, consumption };
      const variable = { consumptionType: 'variable', consumption: null } as const;
      const consumptionranges = [{ ...range, consumption: 0.2 }, range];
      expect(found(aCatalogue([aHealthy({ ...variable, consumptionranges })]))).toEqual([[...rule, 2]]);
      for (const other of [{ um: 'pz' }, { um: 'mq' }, { standalone: false }, { archived: true }] as const)
        expect(
          found(aCatalogue([aHealthy({ consumption, ...other })], { priceLists: [] })),
        ).not.toContainEqual(rule);
      expect(found(aCatalogue([aHealthy({ consumption, priceranges: [] })]))).not.toContainEqual(rule);
    },
  );

  it('names required products with a price of which a range asks for nothing', () => {
    const mesh = aHealthy({
      id: 'rete',
      name: { it: 'Rete', en: 'Mesh' },
      standalone: false,
      consumption: null,
    });
    const range = { ...aConsumptionRange('rete'), name_i18n: english };
    const asks = (consumption: number | null) => {
      const requiredProducts = [{ product: 'rete', consumption, um: 'kg' }];
      const consumptionranges = [{ ...range, requiredProducts }];
      return found(aCatalogue([aHealthy({ consumptionType: 'variable', consumptionranges }), mesh]));
    };
    expect(asks(null)).toEqual([['no-consumption', 'adda-calce', 1, 'Rete']]);
    expect(asks(0.1)).toEqual([]);
  });

  it('names colours of price ranges that are not published; Bianco always is', () => {
    const [first] = aProduct().priceranges;
    const bianco = { code: 'Bianco', r: 255, g: 255, b: 255 };
    const colors = [colour, bianco, { ...colour, code: 'XX 1' }];
    const range = { name: 'Chiari', name_i18n: { it: 'Chiari', en: 'Light' }, colors };
    const priceranges = [{ ...range, prices: first?.prices ?? [] }];
    expect(found(aCatalogue([aHealthy({ priceranges })]))).toEqual([
      ['unknown-colours', 'adda-calce', 1, 'XX 1'],
    ]);
  });

  it('names required products that are gone or archived', () => {
    const archived = aHealthy({ id: 'rete', archived: true, name: { it: 'Rete', en: 'Mesh' } });
    const range = { ...aConsumptionRange('rete', 'nessuno'), name_i18n: { it: 'Standard', en: 'Standard' } };
    const requirer = { ...aRequirer('cappotto', [['rete']]), name: english, consumptionranges: [range] };
    expect(found(aCatalogue([requirer, archived]))).toEqual([
      ['dangling-required', 'cappotto', 1, 'Rete', 'nessuno'],
    ]);
  });

  it('names phases whose every line asks for a tag that is none, or forbids what it asks for', () => {
    const phases = [
      aPhase({ id: 'always', name: english, conditions: [] }),
      aPhase({
        id: 'reached',
        name: english,
        conditions: [
          { include: ['gone'], exclude: [] },
          { include: ['esterno'], exclude: [] },
        ],
      }),
      aPhase({ id: 'lost', name: english, conditions: [{ include: ['gone', 'esterno'], exclude: [] }] }),
      aPhase({
        id: 'torn',
        name: english,
        conditions: [{ include: ['esterno'], exclude: ['esterno'] }],
      }),
    ];
    expect(found(aCatalogue([aHealthy()], { phases }))).toEqual([
      ['unreachable-phase', 'lost', 'gone'],
      ['unreachable-phase', 'torn', 'esterno'],
    ]);
  });

  it('names the fields that English users would read in Italian', () => {
    const product = aHealthy({ name: { it: 'Calce' }, details: { it: '<p>Testo</p>', en: '' } });
    const phases = [
      aPhase({
        id: 'fase',
        name: 'Fase',
        choices: [aChoice({ withProcedure: true, procedure: { it: 'x' } })],
      }),
    ];
    expect(found(aCatalogue([product], { phases }))).toEqual([
      ['no-translation', 'adda-calce', 'name', 'details'],
      ['no-translation', 'fase', 'name', 'choices'],
    ]);
  });

  it('names products without German where the catalogue has German texts, as far as they are printed [OPC-52, CDA-008]', () => {
    const german = aHealthy({
      name: { ...english, de: 'Kalk' },
      details: { it: '<p>Testo</p>', en: '<p>Text</p>' },
      specs: { it: '<p>Resa</p>', en: '<p>Yield</p>', de: ' ' },
    });
    const bare = aHealthy({ id: 'senza', name: { it: 'Senza', en: 'Without' } });
    expect(found(aCatalogue([german, bare]))).toEqual([
      ['no-german', 'adda-calce', 'specs'],
      ['no-german', 'senza', 'name'],
    ]);
    expect(found(aCatalogue([bare, { ...german, archived: true }]))).toEqual([]);
  });

  it('names price lists of which no product is in use, with the countries they are proposed for', () => {
    const products = [aHealthy(), aHealthy({ id: 'vecchio', archived: true })];
    const listOf = (id: string, productIds: string[], changes = {}) => ({
      list: priceList.parse({ id, name: id.toUpperCase(), ...changes }),
      productIds,
    });
    const priceLists = [
      listOf('pcu', ['adda-calce', 'vecchio']),
      listOf('vuoto', [], { countries: ['IT', 'CH'] }),
      listOf('archiviato', ['vecchio', 'perso'], { isCatchAll: true }),
    ];
    expect(found(aCatalogue(products, { priceLists }))).toEqual([
      ['empty-price-list', 'archiviato'],
      ['empty-price-list', 'vuoto', 'IT', 'CH'],
    ]);
  });

  it('names choices of phases that offer nobody a product, but those that are there for their procedure', () => {
    const archived = aHealthy({ id: 'rete', archived: true, name: { it: 'Rete', en: 'Mesh' } });
    const procedure = { withProcedure: true, procedure: { it: '<p>Lavare</p>', en: '<p>Wash</p>' } };
    const choices = [
      aChoice({ products: ['rete', 'adda-calce'] }),
      aChoice({ products: ['rete', 'perso'] }),
      aChoice({ products: [] }),
      aChoice({ products: [], ...procedure }),
      aChoice({ products: ['rete'], ...procedure }),
    ];
    const phases = [aPhase({ id: 'fondo', name: english, choices })];
    expect(found(aCatalogue([aHealthy(), archived], { phases }))).toEqual([
      ['bare-choice', 'fondo', 2, 'Rete', 'perso'],
      ['bare-choice', 'fondo', 3],
      ['bare-choice', 'fondo', 5, 'Rete'],
    ]);
  });

  it('leaves archived products alone', () => {
    const archived = aProduct({ archived: true, consumptionranges: [aConsumptionRange('gone')] });
    expect(found(aCatalogue([archived], { priceLists: [] }))).toEqual([]);
  });
});
