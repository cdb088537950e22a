import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { StatisticsDocument, type StatisticsQuery } from '#web/graphql/statistics.ts';
import { request } from '#web/lib/graphql.ts';
import type { Weeks } from './weeks.ts';

export type Statistics = StatisticsQuery['statistics'];
export type Sums = Statistics['sums'];
export type Week = Statistics['weeks'][number];
export type Entry = Statistics['byCountry'][number];
export type ProductEntry = Statistics['products'][number];
export type ColourEntry = Statistics['colours'][number];

/**
 * Milliseconds after which the numbers are loaded again. The live channel does not announce guided tests that begin.
 */
const staleAfter = 5 * 60_000;

/** Loads the statistics of a range of weeks. */
export const useStatistics = ({ from, to }: Weeks, country: string) =>
  useQuery({
    queryKey: ['statistics', 'weeks', from, to, country],
    queryFn: async ({ signal }) =>
      (await request(StatisticsDocument, { from, to, country: country || null }, signal)).statistics,
    placeholderData: keepPreviousData,
    staleTime: staleAfter,
  });
