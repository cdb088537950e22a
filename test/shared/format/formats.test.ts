import { describe, expect, it } from 'vitest';
import { formatConsumption } from '#shared/format/format-consumption.ts';
import { formatDate, formatDateTime, formatTime } from '#shared/format/format-date.ts';
import { formatMoney, formatSignedMoney } from '#shared/format/format-money.ts';
import { formatPack, formatPackaging } from '#shared/format/format-pack.ts';
import { formatPercent, formatSignedPercent, formatSignedPoints } from '#shared/format/format-percent.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { formatPlainQuantity, formatQuantity } from '#shared/format/format-quantity.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { cents, fraction, price, quantity } from '#shared/money/units.ts';

const units = (value: number) => quantity(Math.round(value * 1e6));

describe('numbers the Italian way', () => {
  it.each([
    [123_456, '1.234,56\u00a0€'],
    [0, '0,00\u00a0€'],
    [5, '0,05\u00a0€'],
    [100_000_000, '1.000.000,00\u00a0€'],
  ])(
    'writes %i cents with two decimals, grouped from a thousand [SHL-005, QDA-043, CDA-010, I18-014]',
    (amount, text) => {
      expect(formatMoney(cents(amount))).toBe(text);
    },
  );

  it('writes a dash where there is no amount, not 0,00', () => {
    expect(formatMoney(null)).toBe('—');
  });

  it.each([
    [12_000, '+120,00\u00a0€'],
    [-350, '−3,50\u00a0€'],
    [0, '0,00\u00a0€'],
  ])('writes a change of %i cents with its sign', (amount, text) => {
    expect(formatSignedMoney(cents(amount))).toBe(text);
  });

  it('writes prices with two to four decimals', () => {
    expect(formatPrice(price(1_125_000))).toBe('112,50\u00a0€');
    expect(formatPrice(price(333_350))).toBe('33,335\u00a0€');
    expect(formatPrice(price(12_345_678))).toBe('1.234,5678\u00a0€');
  });

  it.each([
    [12.5, 'kg', '12,5\u00a0kg'],
    [204.75, 'kg', '204,75\u00a0kg'],
    [90, 'l', '90\u00a0l'],
    [1080, 'kg', '1.080\u00a0kg'],
    [130, 'mq', '130\u00a0m²'],
    [0.0005, 'l', '0,001\u00a0l'],
    [0.0004, 'l', '0\u00a0l'],
    [3, 'pz', '3\u00a0pz'],
  ])('writes the quantity %d %s with no trailing zeros', (value, um, text) => {
    expect(formatQuantity(units(value), um)).toBe(text);
    expect(text.startsWith(formatPlainQuantity(units(value)))).toBe(true);
  });

  it.each([
    [0.1, 'l', '0,10\u00a0l/m²'],
    [4.5, 'kg', '4,50\u00a0kg/m²'],
    [0.125, 'l', '0,125\u00a0l/m²'],
    [1.1, 'mq', '1,10\u00a0m²/m²'],
  ])('writes the consumption %d %s with a third decimal only when it says something', (value, um, text) => {
    expect(formatConsumption(units(value), um)).toBe(text);
  });

  it('writes percentages with two decimals and a true minus [SHL-006, I18-015]', () => {
    expect(formatPercent(fraction(162_100))).toBe('16,21\u00a0%');
    expect(formatPercent(fraction(1_000_000))).toBe('100,00\u00a0%');
    expect(formatPercent(fraction(50))).toBe('0,01\u00a0%');
    expect(formatSignedPercent(fraction(10_000))).toBe('+1,00\u00a0%');
    expect(formatSignedPercent(fraction(-30_000))).toBe('−3,00\u00a0%');
    expect(formatSignedPercent(fraction(0))).toBe('0,00\u00a0%');
    expect(formatSignedPoints(fraction(32_000))).toBe('+3,20');
    expect(formatSignedPoints(fraction(-32_000))).toBe('−3,20');
  });
});

describe('dates', () => {
  it('are days and times in Rome, in winter and in summer', () => {
    expect(formatDate('2026-11-18T08:12:00.000Z')).toBe('18/11/2026');
    expect(formatTime('2026-11-18T08:12:00.000Z')).toBe('09:12');
    expect(formatDateTime('2026-11-18T08:12:00.000Z')).toBe('18/11/2026 09:12');
    expect(formatDateTime('2026-07-31T22:30:00.000Z')).toBe('01/08/2026 00:30');
  });

  it('are empty when they are no dates', () => {
    expect(formatDateTime('ieri')).toBe('');
  });
});

describe('packages', () => {
  it('are a count and a packaging', () => {
    expect(formatPack({ count: 5, size: units(15) }, 'l')).toBe('5\u00a0×\u00a015\u00a0l');
    expect(formatPack({ count: 240_000, size: units(25) }, 'kg')).toBe('240.000\u00a0×\u00a025\u00a0kg');
    expect(formatPack({ count: 1, size: units(55) }, 'mq')).toBe('1\u00a0×\u00a055\u00a0m²');
    expect(formatPack({ count: 2, size: units(12.5) }, 'kg')).toBe('2\u00a0×\u00a012,5\u00a0kg');
  });

  it("are '1 pz' for pieces, whatever their packaging says [QCA-024]", () => {
    expect(formatPackaging(units(25), 'pz')).toBe('1\u00a0pz');
    expect(formatPack({ count: 6, size: units(1) }, 'pz')).toBe('6\u00a0×\u00a01\u00a0pz');
  });
});

it.each([
  ['l', 'l', '0,30\u00a0l/m²'],
  ['kg', 'kg', '0,30\u00a0kg/m²'],
  ['mq', 'm²', undefined],
  ['pz', 'pz', undefined],
])('writes the unit %s as %s [CDA-058]', (um, label, consumption) => {
  expect(unitLabel(um)).toBe(label);
  if (consumption) expect(formatConsumption(units(0.3), um)).toBe(consumption);
});
