import { describe, expect, it } from 'vitest';
import { createQuotationInput, updateQuotationInput } from '#shared/schemas/quotation-input.ts';

const created = (province: unknown) =>
  createQuotationInput.safeParse({ key: 'k', location: 'Imola', province, selectedProducts: [] }).success;
const updated = (province: unknown) =>
  updateQuotationInput.safeParse({ id: 'q', revision: 1, province }).success;

describe('the province a quotation is sent with', () => {
  it.each(['BO', 'bo', ' BO ', 'ABC', null, undefined])('may be %j', (province) => {
    expect([created(province), updated(province)]).toEqual([true, true]);
  });

  it.each(['', 'B', 'B1', 'Bologna', '<b>', 12])(
    'may not be %j: it is a code of two or three letters',
    (province) => {
      expect([created(province), updated(province)]).toEqual([false, false]);
    },
  );
});

it('takes discounts from 0 to 100 percent and no area below 0, of the quotation and of its rows [WDA-061]', () => {
  const save = { id: 'q1', revision: 1 };
  const accepts = (edit: object) => {
    const row = { selectedProducts: [{ sId: 's1', ...edit }] };
    return [edit, row].map((sent) => updateQuotationInput.safeParse({ ...save, ...sent }).success);
  };
  for (const name of ['discount', 'discountExtra', 'discountAccounting']) {
    for (const fraction of [0, 1]) expect(accepts({ [name]: fraction })).toEqual([true, true]);
    for (const fraction of [-0.01, 1.0001]) expect(accepts({ [name]: fraction })).toEqual([false, false]);
  }
  expect(accepts({ area: 0 })).toEqual([true, true]);
  expect(accepts({ area: -0.5 })).toEqual([false, false]);
});

it('refuses numbers so small that a table cannot hold them', () => {
  const save = { id: 'q1', revision: 1 };
  const accepts = (edit: object) => updateQuotationInput.safeParse({ ...save, ...edit }).success;
  for (const name of ['area', 'discount', 'discountExtra', 'discountAccounting']) {
    expect(accepts({ [name]: 5e-324 })).toBe(false);
    expect(accepts({ [name]: 0 })).toBe(true);
    expect(accepts({ [name]: 0.0001 })).toBe(true);
  }
});
