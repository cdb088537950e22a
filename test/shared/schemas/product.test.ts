import { describe, expect, it } from 'vitest';
import { textIn } from '#shared/format/text-in.ts';
import { attachmentCategories } from '#shared/schemas/attachment.ts';
import { localised } from '#shared/schemas/localised.ts';
import { phase } from '#shared/schemas/phase.ts';
import { availableProducts, priceList } from '#shared/schemas/price-list.ts';
import { product, units } from '#shared/schemas/product.ts';
import { aProduct } from '#test/support/builders/product.ts';

const accepts = (changes: Record<string, unknown>) =>
  product.safeParse({ ...aProduct(), ...changes }).success;

describe('texts of the catalogue', () => {
  it('have a slot for Italian, English and German [QDA-002, CDA-013, CDA-014, CDA-015, I18-002]', () => {
    const text = { it: 'Calce', en: 'Lime', de: 'Kalk' };
    expect(localised.parse({ ...text, fr: 'Chaux' })).toEqual(text);
    expect(localised.safeParse({ en: 'Lime' }).success).toBe(false);
  });

  it('fall back to Italian when the active language is missing [QDA-021, I18-008]', () => {
    expect(textIn({ it: 'Calce', en: 'Lime' }, 'en')).toBe('Lime');
    for (const en of [undefined, null, '']) expect(textIn({ it: 'Calce', en }, 'en')).toBe('Calce');
    expect(textIn({ it: 'Calce', en: 'Lime', de: 'Kalk' }, 'de')).toBe('Kalk');
    for (const de of [undefined, null, ''])
      expect(textIn({ it: 'Calce', en: 'Lime', de }, 'de')).toBe('Calce');
    expect(textIn({ it: 'Calce' }, 'fr')).toBe('Calce');
    expect(textIn(null, 'it')).toBe('');
  });
});

describe('a product', () => {
  it('is measured in kg, l, mq or pz [QDA-022, WDA-064]', () => {
    expect(units).toEqual(['kg', 'l', 'mq', 'pz']);
    for (const um of units) expect(accepts({ um })).toBe(true);
    expect(accepts({ um: 'm2' })).toBe(false);
  });

  it('has a consumption that is fixed or variable [QDA-023]', () => {
    for (const consumptionType of ['fixed', 'variable']) expect(accepts({ consumptionType })).toBe(true);
    expect(accepts({ consumptionType: 'other' })).toBe(false);
    for (const consumption of [0.35, '0,35', null, undefined]) expect(accepts({ consumption })).toBe(true);
  });

  it('has consumption ranges with name, consumption and required products [QDA-024]', () => {
    const range = {
      name: 'Ruvido',
      name_i18n: { it: 'Ruvido', en: 'Rough' },
      consumption: 0.4,
      requiredProducts: [{ product: 'primer', consumption: 0.05, um: 'l' }],
    };
    expect(product.parse(aProduct({ consumptionranges: [range] })).consumptionranges).toEqual([range]);
    expect(accepts({ consumptionranges: [{ name: 'Ruvido' }] })).toBe(false);
  });

  it('has a price that is fixed, by colour or by width [QDA-025]', () => {
    for (const priceType of ['fixed', 'colors', 'width']) expect(accepts({ priceType })).toBe(true);
    expect(accepts({ priceType: 'height' })).toBe(false);
  });

  it('has price ranges with name, colours and prices by price list [QDA-026]', () => {
    const range = {
      name: 'Fascia 2',
      colors: [{ code: '9200', r: 10, g: 20, b: 30 }],
      prices: [{ id: 'p1', packaging: '12,5', quantity: 2, pcu: 112.5, pccs: '98,10' }],
    };
    expect(product.parse(aProduct({ priceranges: [range] })).priceranges).toEqual([range]);
    expect(accepts({ priceranges: [{ name: 'Fascia 2', prices: [] }] })).toBe(false);
  });
});

it('knows nine categories of attachments [QDA-030, WDA-063]', () => {
  expect(attachmentCategories).toEqual([
    'scheda-tecnica',
    'cartella-colore',
    'certificato',
    'opuscolo',
    'epd',
    'dichiarazione-prestazione',
    'scheda-sostenibilità',
    'scheda-sicurezza',
    'altro',
  ]);
});

it('reads a price list with its products and countries [QDA-033]', () => {
  const tracked = { revision: 2, updatedAt: '2026-11-20T10:00:00.000Z', updatedBy: 'Giulia Ferrero' };
  const stored = { id: 'pcu', name: 'PCU', countries: ['IT'], isCatchAll: true, order: 3, ...tracked };
  expect(priceList.parse(stored)).toEqual(stored);
  expect(priceList.parse({ id: 'pcu', name: 'PCU' })).toMatchObject({ countries: null, isCatchAll: false });
  expect(availableProducts.parse(['a'])).toEqual(['a']);
  expect(availableProducts.parse(undefined)).toEqual([]);
});

it('reads a phase with procedure, conditions and price lists, its name as text or by language [QDA-034]', () => {
  const stored = {
    id: 'pulizia',
    name: { it: 'Pulizia' },
    withProcedure: true,
    conditions: [{ include: ['alghe'], exclude: [] }],
    availablePricelists: ['pcu'],
  };
  expect(phase.parse(stored)).toMatchObject(stored);
  expect(phase.parse({ id: 'pulizia', name: 'Pulizia' })).toMatchObject({
    name: 'Pulizia',
    withProcedure: false,
    conditions: [],
    availablePricelists: [],
  });
});
