import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type RemovedMeasure, restoreMeasured } from '#shared/editing/restore-measured.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { newInnerId } from '#web/lib/new-inner-id.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { QuotationDraft } from '../view/use-quotation-draft.ts';
import { measureEdits } from './measure-edits.ts';

/** Something that was removed since the screen is open. */
export type Removed = { key: string; name: string; what: RemovedMeasure; before: Quotation };

/**
 * Where measuring begins: the field that says so, else the first; a folded place has none. The cursor stands behind what
 * is there, so that a sum goes on.
 */
function focusFirst(id: string) {
  const [part, inDialog] = document.querySelectorAll(`[data-measure="${CSS.escape(id)}"]`);
  const own = inDialog ?? part;
  for (const first of ['[data-autofocus]', 'input', 'h2 button']) {
    const found = own?.querySelector<HTMLElement>(first);
    found?.focus();
    if (found instanceof HTMLInputElement) found.setSelectionRange(found.value.length, found.value.length);
    if (found) return;
  }
}

/** Removed measures can be taken back: at once by a message, and from a list for as long as the screen is open (MEA-026). */
function useRemovals({ draft, edit, watch }: QuotationDraft) {
  const { t } = useTranslation('measures');
  const toast = useToast();
  const latest = useRef({ draft, t });
  latest.current = { draft, t };
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const restore = useCallback(
    ({ key, what, before }: Removed) => {
      setRemoved((all) => all.filter((each) => each.key !== key));
      edit((now) => restoreMeasured(now, before, what));
    },
    [edit],
  );
  const tell = useCallback(
    (name: string, onUndo: () => void) =>
      toast({ text: latest.current.t('removed.one', { name }), onUndo, isLast: watch() }),
    [toast, watch],
  );
  const remember = useCallback(
    (name: string, what: RemovedMeasure) => {
      // The edit that removes it is not drawn yet.
      const one = { key: newInnerId(), name, what, before: latest.current.draft };
      setRemoved((all) => [...all, one]);
      tell(name, () => restore(one));
    },
    [restore, tell],
  );
  return { removed, restore, remember, tell };
}

/** The edits of measures, all on the draft of the quotation: they are saved with the areas they change (MEA-034). */
export function useMeasures(draft: QuotationDraft) {
  const { edit } = draft;
  const { removed, restore, remember, tell } = useRemovals(draft);
  /** The line and the opening that a narrow screen shows. */
  const [open, setOpen] = useState<{ line?: string; opening?: string }>({});
  const edits = useMemo(() => {
    const openAt = (id: string, make: () => void, focused = id) => {
      flushSync(() => {
        setOpen({ line: id, opening: focused });
        make();
      });
      focusFirst(focused);
    };
    return measureEdits({ edit, openAt, remember, tell });
  }, [edit, remember, tell]);
  const close = () => {
    if (open.line) edits.leaveLine(open.line);
    setOpen({});
  };
  return { edits, removed, restore, open, close };
}
