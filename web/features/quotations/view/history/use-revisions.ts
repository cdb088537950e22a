import { queryOptions, useQuery } from '@tanstack/react-query';
import { mostKept } from '#shared/editing/kept-revisions.ts';
import { formatDateTime } from '#shared/format/format-date.ts';
import type { Cents } from '#shared/money/units.ts';
import { QuotationRevisionDocument, QuotationRevisionsDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import { asQuotation } from '../use-quotation.ts';

/** A revision of the quotation: the save that made it, and the totals before and after. */
export type Revision = {
  revision: number;
  /** The place among the kept revisions; the oldest has 1. */
  number: number;
  savedAt: string;
  savedBy: string;
  total: Cents | null;
  /** The total of the revision before; unknown for the oldest one. */
  before?: Cents | null | undefined;
  isCurrent: boolean;
  /** The quotation as it was created: no older revision was dropped. */
  isFirst: boolean;
};

/** The values that name a revision in texts. */
export const namesOf = ({ number, savedAt }: Revision) => ({ number, when: formatDateTime(savedAt) });

async function fetchRevisions(id: string, signal: AbortSignal): Promise<Revision[]> {
  const { quotationRevisions } = await request(QuotationRevisionsDocument, { id }, signal);
  // The schema has whole cents.
  const revisions = quotationRevisions as Pick<Revision, 'revision' | 'savedAt' | 'savedBy' | 'total'>[];
  return revisions.map((line, index) => ({
    ...line,
    number: revisions.length - index,
    before: revisions[index + 1]?.total,
    isCurrent: index === 0,
    isFirst: index === revisions.length - 1 && index < mostKept,
  }));
}

/** The present revision and the kept earlier ones, newest first. */
export const useRevisions = (id: string) =>
  useQuery({
    queryKey: ['quotation', 'revisions', id],
    queryFn: ({ signal }) => fetchRevisions(id, signal),
    // A save may have added one since the history was last open.
    gcTime: 0,
  });

/** A whole earlier revision; it never changes. */
export const revisionQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['quotation', 'revision', id, revision],
    queryFn: async ({ signal }) => {
      const answer = await request(QuotationRevisionDocument, { id, revision }, signal);
      return asQuotation(answer.quotationRevision);
    },
  });

/** The two chosen revisions; a single one is compared with the present revision. */
export function comparedOf(
  newestFirst: readonly Revision[],
  chosen: readonly number[],
): [older: Revision, newer: Revision] | undefined {
  const [newer, older] = newestFirst.filter(({ revision }) => chosen.includes(revision));
  const [current] = newestFirst;
  if (newer && older) return [older, newer];
  return newer && current && newer !== current ? [newer, current] : undefined;
}
