import { describe, expect, it } from 'vitest';
import { areaForm } from '#shared/schemas/area-form.ts';
import { discountForm } from '#shared/schemas/discount-form.ts';
import { largestArea } from '#shared/schemas/quotation-bounds.ts';

const messages = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message) ?? [];
const area = (value: unknown) => areaForm.safeParse({ area: value });
const discount = (value: unknown) =>
  discountForm.safeParse({ discount: value, discountAccounting: '0', discountExtra: '0' });

describe('the edit-area form', () => {
  it.each(['', '  ', ',', 'mq', null, undefined])('asks for the area when it is %j [QCA-012]', (value) => {
    expect(messages(area(value))).toEqual(['area.required']);
  });

  it.each([
    ['-5', 'validation.sign'],
    ['1e5', 'validation.letters'],
    ['10 €', 'validation.characters'],
    ['1,2,3', 'validation.commas'],
  ])('refuses %j, of which the typed rule would drop a character [OP46]', (value, message) => {
    expect(messages(area(value))).toEqual([message]);
    expect(messages(discount(value))).toEqual([message]);
  });

  it('takes its unit with it', () => {
    expect(area('350 m²').data).toEqual({ area: 350 });
    expect(discount('12,5 %').data?.discount).toBe(0.125);
  });

  it('takes 0 and refuses less [QCA-013, WDA-061]', () => {
    expect(area('0').data).toEqual({ area: 0 });
    expect(area(0).data).toEqual({ area: 0 });
    expect(messages(area(-0.5))).toEqual(['area.minValue']);
  });

  it('takes up to the largest area of the store, and refuses more', () => {
    expect(area('10.000.000').data).toEqual({ area: largestArea });
    expect(area(largestArea).data).toEqual({ area: largestArea });
    for (const absurd of ['10.000.000,001', '99999999999999', '9'.repeat(400), largestArea + 1]) {
      expect(messages(area(absurd))).toEqual(['area.maxValue']);
    }
  });

  it('takes a decimal comma [QCA-014]', () => {
    expect(area('12,5').data).toEqual({ area: 12.5 });
    expect(area('1.234,56').data).toEqual({ area: 1234.56 });
    expect(area(12.5).data).toEqual({ area: 12.5 });
  });
});

describe('the discount form', () => {
  it('asks for each of the three discounts [QCA-016]', () => {
    const result = discountForm.safeParse({ discount: '', discountAccounting: '', discountExtra: null });
    expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['discount', 'validation.required'],
      ['discountExtra', 'validation.required'],
      ['discountAccounting', 'validation.required'],
    ]);
  });

  it('takes 0 as a discount [QCA-016]', () => {
    expect(discount('0').data).toEqual({ discount: 0, discountAccounting: 0, discountExtra: 0 });
  });

  it('takes from 0 to 100, both included, and nothing beyond [QCA-017, WDA-061]', () => {
    expect(discount('100').data?.discount).toBe(1);
    expect(discount(0).success).toBe(true);
    expect(messages(discount('100,01'))).toEqual(['validation.range']);
    expect(messages(discount('9'.repeat(40)))).toEqual(['validation.range']);
    expect(messages(discount(-1))).toEqual(['validation.range']);
    const all = discountForm.safeParse({ discount: '101', discountAccounting: '200', discountExtra: '999' });
    expect(messages(all)).toEqual(['validation.range', 'validation.range', 'validation.range']);
  });

  it('gives the fractions that are stored [QCA-018]', () => {
    const form = { discount: '10', discountAccounting: '33,33', discountExtra: 12.5 };
    const stored = { discount: 0.1, discountAccounting: 0.3333, discountExtra: 0.125 };
    expect(discountForm.parse(form)).toEqual(stored);
  });
});
