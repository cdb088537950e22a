import { useState } from 'react';
import { isSameTable } from '#shared/price-update/same-table.ts';
import type { FactorTable } from '#shared/schemas/price-update.ts';
import { type ChosenDay, instantOfDay } from './chosen-day.ts';
import type { Preview } from './use-preview.ts';

/** All that was typed and chosen since a preview was made; the rest is as the preview has it. */
export type Draft = Partial<Pick<Preview, 'evenRecent' | 'pricelists'>> & {
  table?: FactorTable;
  day?: ChosenDay;
};

const none: Draft = {};

/**
 * The draft of the update that is prepared. It outlasts the previews of its line, so nothing that is typed while one of
 * them is made is lost; what the next one shows is no draft any more.
 */
export function useDraft(line: string, preview: Preview | undefined) {
  const [kept, keep] = useState({ line, of: preview?.id, draft: none });
  const draft = kept.line === line ? kept.draft : none;
  if (preview && preview.id !== kept.of) keep({ line, of: preview.id, draft: differing(draft, preview) });
  return {
    draft,
    set: (next: Draft) => keep({ line, of: preview?.id, draft: next }),
  };
}

/** The parts of a draft that a preview does not show. */
export function differing(draft: Draft, preview: Preview): Draft {
  const { table, day, evenRecent, pricelists } = draft;
  return {
    ...(table && !isSameTable(table, preview.table) && { table }),
    ...(day && instantOfDay(day) !== (preview.startsAt ?? null) && { day }),
    ...(evenRecent && !areSame(evenRecent, preview.evenRecent) && { evenRecent }),
    ...(pricelists !== undefined && !areSame(pricelists, preview.pricelists ?? null) && { pricelists }),
  };
}

/** The same ids in whatever order; null is all. */
const areSame = (some: readonly string[] | null, others: readonly string[] | null) =>
  JSON.stringify(some?.toSorted()) === JSON.stringify(others?.toSorted());
