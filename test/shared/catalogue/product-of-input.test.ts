import { expect, it } from 'vitest';
import { productOfInput } from '#shared/catalogue/product-of-input.ts';
import { withDefaults } from '#shared/catalogue/with-defaults.ts';
import { newProductInput, productInput } from '#shared/schemas/product-input.ts';
import { aNewProductInput, aPriceRangeInput, aProductInput } from '#test/support/builders/product-input.ts';

const known = { phases: new Set(['pulizia']), lists: new Set(['pcu', 'id', 'packaging']) };
const contentOf = (changes: Parameters<typeof aProductInput>[0]) =>
  productOfInput(productInput.parse(aProductInput(changes)), known);

it('a range keeps its name in each language, and is called in Italian what its name says [I18-008]', () => {
  const name_i18n = { it: 'Altro', en: 'Other' };
  const content = contentOf({
    priceranges: [aPriceRangeInput({ name: 'Chiare', name_i18n })],
    consumptionranges: [{ name: 'Liscio', name_i18n, requiredProducts: [] }],
  });
  expect(content.priceranges[0]?.name_i18n).toEqual({ it: 'Chiare', en: 'Other' });
  expect(content.consumptionranges[0]?.name_i18n).toEqual({ it: 'Liscio', en: 'Other' });
});

it('phases and user types of a product are there once, and an empty address is none [CDA-012, CDA-022, CDA-023]', () => {
  const content = contentOf({
    url: '',
    phases: ['pulizia', 'gone', 'pulizia'],
    userTypes: ['agente', 'imbianchino', 'agente'],
  });
  expect(content).toMatchObject({ url: null, phases: ['pulizia'], userTypes: ['agente', 'imbianchino'] });
});

it('no price of a list takes the place of what a package is [CDA-027]', () => {
  const prices = ['id', 'packaging', 'pcu'].map((pricelist) => ({ pricelist, price: 7 }));
  const { priceranges } = contentOf({
    priceranges: [aPriceRangeInput({ prices: [{ id: 'p1', packaging: '5', prices }] })],
  });
  expect(priceranges[0]?.prices).toEqual([{ id: 'p1', packaging: '5', quantity: 0, pcu: 7 }]);
});

it('a new product whose attachments come by language alone has the Italian ones as its default ones [OPC-26, OPC-29]', () => {
  const attachments_i18n = { it: [{ name: 'Scheda', url: 'https://example.com/a.pdf' }] };
  const names = { price: { it: 'P', en: 'P' }, consumption: { it: 'C', en: 'C' } };
  const sent = withDefaults(newProductInput.parse(aNewProductInput({ attachments_i18n })), names);
  expect(productOfInput(sent, known).attachments_i18n).toMatchObject(attachments_i18n);
});

it('a colour of a price range has channels of 0 to 255 [CDA-026]', () => {
  const of = (r: number) => {
    const priceranges = [aPriceRangeInput({ colors: [{ code: 'TN 1', r, g: 0, b: 255 }] })];
    return productInput.safeParse(aProductInput({ priceranges })).success;
  };
  expect([0, 255, 256, -1, 1.5].map(of)).toEqual([true, true, false, false, false]);
});
