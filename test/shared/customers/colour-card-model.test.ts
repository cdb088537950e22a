import { expect, it } from 'vitest';
import type { ColourCardLine } from '#shared/customers/colour-card.ts';
import { colourCardModel } from '#shared/customers/colour-card-model.ts';
import { aCustomer } from '#test/support/builders/customer.ts';

const line = (changes: Partial<ColourCardLine> = {}): ColourCardLine => ({
  ...{ key: 'k', added: false, hidden: false, product: { it: 'Pittura', de: 'Farbe' }, colour: 'TN 12' },
  ...{ r: 201, g: 180, b: 150, folder: 'Terre', place: 'Salone', area: 1234.5 },
  ...{ quotation: 'q1', quotationName: 'Facciata', day: '2026-11-20' },
  ...changes,
});

it('a colour card prints swatches and codes in the customer’s language, and no price [CUS-036]', () => {
  const customer = aCustomer({ language: 'de', address: 'Via Po 1', postalCode: '40121', province: 'BO' });
  const model = colourCardModel(customer, [
    line(),
    line({ hidden: true, colour: 'Verborgen' }),
    line({ r: null, area: null, place: null, product: { it: 'Smalto' } }),
  ]);
  expect(model).toEqual({
    language: 'de',
    customer: { name: 'Anna Rossi', address: ['Via Po 1', '40121 Bologna (BO)'] },
    colours: [
      {
        ...{ swatch: 'rgb(201 180 150)', colour: 'TN 12', folder: 'Terre', product: 'Farbe' },
        ...{ place: 'Salone', area: '1.234,5', day: '20.11.26' },
      },
      {
        ...{ swatch: null, colour: 'TN 12', folder: 'Terre', product: 'Smalto' },
        ...{ place: null, area: null, day: '20.11.26' },
      },
    ],
  });
  expect(JSON.stringify(model)).not.toContain('Facciata');
});
