import { useMemo } from 'react';
import { type Draft, differing, useDraft } from './use-draft.ts';
import { useFactors } from './use-factors.ts';
import type { usePreview, Wanted } from './use-preview.ts';
import { whenOf } from './when-of.ts';

type Standing = {
  /** An update has taken the factors of the preview: another preview starts from none. */
  isTaken: boolean;
  /** The update that it was to take the place of waits no more. */
  isAlone: boolean;
  /** Another one waits in its place. */
  isChanged: boolean;
};

/** The update as it is prepared: what its preview shows, and what was typed and chosen since. */
export function usePrepared(
  { line, preview, making }: ReturnType<typeof usePreview>,
  { isTaken, isAlone, isChanged }: Standing,
) {
  const { draft, set } = useDraft(line, preview);
  const isMaking = making.isPending && making.variables.line === line;
  const changed = useMemo(() => (preview ? differing(draft, preview) : {}), [draft, preview]);
  const edit = (changes: Draft): Draft => {
    const next = { ...draft, ...changes };
    // While another preview is made, and of an update that was made, the one that is shown is no measure.
    set(preview && !isMaking && !isTaken ? differing(next, preview) : next);
    return next;
  };
  const factors = useFactors({
    ...{ preview, drafted: draft.table, isChanged: changed.table !== undefined, isTaken },
    onChange: (table) => edit({ table }),
  });
  /**
   * Previews the update again, with the factors as they are now and what else is wanted of it. It is to take the place of
   * the same update as before. Where that waits no more, the user decides first: another one, or none (null).
   */
  const remake = (changes: Draft = {}, decided?: string | null) => {
    const { isLater, typed, startsAt } = whenOf(preview, changes.day ?? draft.day, isTaken);
    // A day that passed is still to be given: the update does not begin at once instead.
    const toBeGiven = startsAt === undefined && !isTaken && { day: { isLater, typed } };
    const next = edit({ ...changes, ...toBeGiven });
    if ((isChanged || isAlone) && decided === undefined) return;
    const { table = factors.next, evenRecent, pricelists = preview?.pricelists } = next;
    const before = isTaken ? null : preview?.replaces;
    const wanted: Wanted = {
      ...{ table, pricelists, startsAt: startsAt ?? null },
      evenRecent: evenRecent ?? (isTaken ? [] : (preview?.evenRecent ?? [])),
      replaces: decided === undefined ? before : decided,
    };
    making.mutate({ line, wanted });
  };
  return {
    ...{ factors, isMaking, edit, remake },
    when: whenOf(preview, draft.day, isTaken),
    /** The lists that it changes, null for all, and those whose recent prices change too: as chosen last. */
    lists: {
      pricelists: (draft.pricelists === undefined ? preview?.pricelists : draft.pricelists) ?? null,
      evenRecent: draft.evenRecent ?? preview?.evenRecent ?? [],
    },
    areListsChanged: 'pricelists' in changed || 'evenRecent' in changed,
  };
}
export type Prepared = ReturnType<typeof usePrepared>;
