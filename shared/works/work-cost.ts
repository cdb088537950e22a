import { halfUp, roundedQuotient } from '#shared/money/rounded-quotient.ts';
import {
  type Cents,
  cents,
  type Fraction,
  fraction,
  type Price,
  perUnit,
  price,
  pricePerEuro,
} from '#shared/money/units.ts';
import type { Work } from '#shared/schemas/work.ts';
import { perHour } from '#shared/schemas/work-input.ts';

type Costed = Pick<Work, 'price' | 'hours' | 'hourlyCost' | 'unitCost'>;

/** Ten-thousandths of a euro in a cent. */
const perCent = pricePerEuro / 100;

/**
 * The labour of a unit: hours × hourly cost, rounded to cents (WRK-007). Without hours it is 0; hours that nobody said a
 * cost of have none.
 */
export function labourOfUnit({ hours, hourlyCost }: Pick<Costed, 'hours' | 'hourlyCost'>): Cents | null {
  if (!hours) return cents(0);
  return hourlyCost === null ? null : cents(roundedQuotient([hours, hourlyCost], [perHour, perCent]));
}

export type UnitMargin = { amount: Price; percent: Fraction | null };

/** The part of a unit's price that labour and other cost leave, in euro and in percent of the price (WRK-007). */
export function marginOfUnit(work: Costed): UnitMargin | null {
  const labour = labourOfUnit(work);
  if (work.price === null || labour === null) return null;
  const amount = work.price - labour * perCent - (work.unitCost ?? 0);
  return { amount: price(amount), percent: work.price > 0 ? percentOf(amount, work.price) : null };
}

/** Rounded half away from zero to hundredths of a percent. */
function percentOf(amount: number, whole: number): Fraction {
  const hundredths = roundedQuotient([Math.abs(amount), 10_000], [whole]);
  return fraction((amount < 0 ? -hundredths : hundredths) * (perUnit / 10_000));
}

/**
 * Hours of a unit from units of an hour, both in ten-thousandths, rounded half up (WRK-008): 8 m² an hour are 0,125 hours.
 * Undefined where nothing would be left.
 */
export function hoursOfProductivity(perHourDone: number): number | undefined {
  const hours = perHourDone > 0 ? halfUp(perHour * perHour, perHourDone) : 0;
  return hours > 0 ? hours : undefined;
}

/** Units of an hour from hours of a unit, both in ten-thousandths, rounded half up to two decimals; undefined without hours. */
export const productivityOf = (hours: number): number | undefined =>
  hours > 0 ? halfUp(perHour * perHour, hours * 100) * 100 : undefined;
