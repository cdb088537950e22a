import * as z from 'zod/mini';
import { countWeeks, isWeek } from '#shared/statistics/week.ts';

/** Weeks of the longest period: a year that has 53. */
const mostWeeks = 53;

const week = z.string().check(z.refine(isWeek));

/** A period, of one country or of all. */
export const statisticsInput = z
  .strictObject({ from: week, to: week, country: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))) })
  .check(
    z.refine(
      ({ from, to }) => {
        const weeks = countWeeks(from, to);
        return weeks >= 1 && weeks <= mostWeeks;
      },
      { path: ['to'] },
    ),
  );
export type StatisticsInput = z.infer<typeof statisticsInput>;
