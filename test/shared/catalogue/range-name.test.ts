import { expect, it } from 'vitest';
import { consumptionRangeName, plainRangeName, priceRangeName } from '#shared/catalogue/range-name.ts';

it.each([
  [priceRangeName(3).name, '3'],
  [consumptionRangeName(12).name, '12'],
  ['fascia 2 ', '2'],
  ['Bianco', 'Bianco'],
  ['Fascia di prezzo 3 bis', 'Fascia di prezzo 3 bis'],
  ['La fascia 3', 'La fascia 3'],
  ['Fascia alta', 'Fascia alta'],
])('%s is called %s after the word for a range', (name, plain) => {
  expect(plainRangeName(name)).toBe(plain);
});
