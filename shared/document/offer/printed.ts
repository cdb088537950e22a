import { formatMoney, formatSignedMoney } from '#shared/format/format-money.ts';
import { italianNumber, nonBreakingSpace } from '#shared/format/format-number.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { cents, price, pricePerEuro } from '#shared/money/units.ts';

/** A number as it is printed, and as a spreadsheet has it. */
export type Printed = { text: string; number: number };

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
