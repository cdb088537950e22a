import { useQuery } from '@tanstack/react-query';
import { ImportValuesDocument, type ImportValuesQuery } from '#web/graphql/workbook.ts';
import { request } from '#web/lib/graphql.ts';

export type ImportedValue = ImportValuesQuery['importValues']['values'][number];

type Wanted = { check: string; sheet: string; page: number; pageSize: number };

/** A page of values of a check; the one before stays while another is fetched. */
export const useValues = (wanted: Wanted) =>
  useQuery({
    queryKey: ['workbook', 'values', wanted.sheet, wanted],
    queryFn: async ({ signal }) => (await request(ImportValuesDocument, wanted, signal)).importValues,
    // The values of another sheet have other columns.
    placeholderData: (page, before) => (before?.queryKey[2] === wanted.sheet ? page : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });
