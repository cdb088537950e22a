import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { StatisticsDocument, type StatisticsQuery } from '#web/graphql/statistics.ts';
import { request } from '#web/lib/graphql.ts';
import type { Weeks } from './period.ts';

export type Statistics = StatisticsQuery['statistics'];
export type Sums = Statistics['sums'];
export type Week = Statistics['weeks'][number];
export type Entry = Statistics['byCountry'][number];
export type ProductEntry = Statistics['products'][number];
export type ColourEntry = Statistics['colours'][number];

/** Nothing is asked for again while no quotation changes; tests that are begun are not told of. */
const staleAfter = 5 * 60_000;

/** The numbers of some weeks; the live channel asks again a moment after a quotation changed. */
export const useStatistics = ({ from, to }: Weeks, country: string) =>
  useQuery({
    queryKey: ['statistics', 'weeks', from, to, country],
    queryFn: async ({ signal }) =>
      (await request(StatisticsDocument, { from, to, country: country || null }, signal)).statistics,
    placeholderData: keepPreviousData,
    staleTime: staleAfter,
  });
