import { instantOf } from '#shared/format/rome-time.ts';
import { dayAfter } from '../validity.ts';

/**
 * The first moment, in Rome, after a day: '2026-12-31' is 2026-12-31T23:00:00.000Z (F17). A version that is good until
 * this day is expired from then on, and a millisecond before it is not (SND-039). Throws a RangeError for no day.
 */
export const endOfDayInRome = (day: string): Date =>
  new Date(instantOf(`${dayAfter(day, 1)}T00:00`) ?? Number.NaN);
