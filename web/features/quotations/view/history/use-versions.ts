import { queryOptions, useQuery } from '@tanstack/react-query';
import { mostKept } from '#shared/editing/kept-revisions.ts';
import { formatDateTime } from '#shared/format/format-date.ts';
import type { Cents } from '#shared/money/units.ts';
import { QuotationRevisionDocument, QuotationRevisionsDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import { asQuotation } from '../use-quotation.ts';

/** A version of the quotation: the save that made it, and the totals before and after. */
export type Version = {
  revision: number;
  /** The place among the kept versions; the oldest has 1. */
  number: number;
  savedAt: string;
  savedBy: string;
  total: Cents | null;
  /** The total of the version before; unknown for the oldest one. */
  before?: Cents | null | undefined;
  isCurrent: boolean;
  /** The quotation as it was created: no older version was dropped. */
  isFirst: boolean;
};

/** The values that name a version in texts. */
export const namesOf = ({ number, savedAt }: Version) => ({ number, when: formatDateTime(savedAt) });

async function fetchVersions(id: string, signal: AbortSignal): Promise<Version[]> {
  const { quotationRevisions } = await request(QuotationRevisionsDocument, { id }, signal);
  // The schema has whole cents.
  const versions = quotationRevisions as Pick<Version, 'revision' | 'savedAt' | 'savedBy' | 'total'>[];
  return versions.map((version, index) => ({
    ...version,
    number: versions.length - index,
    before: versions[index + 1]?.total,
    isCurrent: index === 0,
    isFirst: index === versions.length - 1 && index < mostKept,
  }));
}

/** The present version and the kept earlier ones, newest first. */
export const useVersions = (id: string) =>
  useQuery({
    queryKey: ['quotation', 'revisions', id],
    queryFn: ({ signal }) => fetchVersions(id, signal),
    // A save may have added one since the history was last open.
    gcTime: 0,
  });

/** A whole earlier version; it never changes. */
export const earlierQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['quotation', 'revision', id, revision],
    queryFn: async ({ signal }) => {
      const answer = await request(QuotationRevisionDocument, { id, revision }, signal);
      return asQuotation(answer.quotationRevision);
    },
  });

/** The two chosen versions; a single one is compared with the present version. */
export function comparedOf(
  newestFirst: readonly Version[],
  chosen: readonly number[],
): [older: Version, newer: Version] | undefined {
  const [newer, older] = newestFirst.filter(({ revision }) => chosen.includes(revision));
  const [current] = newestFirst;
  if (newer && older) return [older, newer];
  return newer && current && newer !== current ? [newer, current] : undefined;
}
