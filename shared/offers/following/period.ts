/** Days of a period, the first and the last one: '2026-10-01' to '2026-12-31'. */
export type Period = { from: string; to: string };

const months = { month: 1, quarter: 3, year: 12 } as const;
export type PeriodKind = keyof typeof months;

/** The month, quarter or year that a day is in (FUP-022). */
export function periodAround(day: string, kind: PeriodKind): Period {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const first = month - 1 - ((month - 1) % months[kind]);
  const dayOf = (at: number, date: number) => new Date(Date.UTC(year, at, date)).toISOString().slice(0, 10);
  return { from: dayOf(first, 1), to: dayOf(first + months[kind], 0) };
}

export const isInPeriod = (day: string, { from, to }: Period): boolean => day >= from && day <= to;
