import { formatMoney, formatSignedMoney } from '#shared/format/format-money.ts';
import { italianNumber, nonBreakingSpace } from '#shared/format/format-number.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { isRecord } from '#shared/is-record.ts';
import { cents, price, pricePerEuro } from '#shared/money/units.ts';

/** A number as it is printed, and as a spreadsheet has it. */
export type Printed = { text: string; number: number };

/** A printed thing with the texts of its numbers alone, as pages show it: a snapshot holds no fraction (SND-004). */
export type Shown<Thing> = Thing extends { text: string; number: number | null }
  ? Omit<Thing, 'number'>
  : Thing extends readonly (infer Each)[]
    ? readonly Shown<Each>[]
    : Thing extends object
      ? { [Name in keyof Thing]: Shown<Thing[Name]> }
      : Thing;

/** Leaves the numbers beside their texts. */
export function shown<Thing>(thing: Thing): Shown<Thing> {
  const without = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(without);
    if (!isRecord(value)) return value;
    const isPrinted = 'text' in value && typeof value.number !== 'string';
    const kept = Object.entries(value).filter(([name]) => !(isPrinted && name === 'number'));
    return Object.fromEntries(kept.map(([name, each]) => [name, without(each)]));
  };
  // The type says of the same what the function does.
  return without(thing) as Shown<Thing>;
}

/** An amount in cents: '1.446,40 €'. */
export const money = (amount: number): Printed => ({
  text: formatMoney(cents(amount)),
  number: amount / 100,
});

/** A change of an amount, with its sign: '+130,00 €'. */
export const change = (amount: number): Printed => ({
  text: formatSignedMoney(cents(amount)),
  number: amount / 100,
});

/** A price in ten-thousandths of a euro: '9,80 €'. */
export const unitPrice = (tenThousandths: number): Printed => ({
  text: formatPrice(price(tenThousandths)),
  number: tenThousandths / pricePerEuro,
});

const upToThreeDecimals = italianNumber(0, 3);
/** A quantity in thousandths, without its unit: '42,12'. */
export const amountOf = (thousandths: number): Printed => ({
  text: upToThreeDecimals.format(thousandths / 1000),
  number: thousandths / 1000,
});

const upToTwoDecimals = italianNumber(0, 2);
/** Hundredths of a percent: '10 %'. */
export const percentOf = (hundredths: number): Printed => ({
  text: `${upToTwoDecimals.format(hundredths / 100)}${nonBreakingSpace}%`,
  number: hundredths / 10_000,
});
