import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RemovedMeasure, restoreMeasured } from '#shared/editing/restore-measured.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { QuotationDraft } from '../view/use-quotation-draft.ts';
import { measureEdits, measureKey } from './measure-edits.ts';

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

/** The edits of measures, all on the draft of the quotation: they are saved with the areas they change (MEA-034). */
export function useMeasures({ draft, edit }: QuotationDraft) {
  const latest = useRef(draft);
  latest.current = draft;
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
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
    const remember = (name: string, what: RemovedMeasure) => {
      const before = latest.current;
      setRemoved((all) => [...all, { key: measureKey(), name, what, before }]);
    };
    return measureEdits({ edit, openAt, remember });
  }, [edit]);
  const restore = ({ key, what, before }: Removed) => {
    setRemoved((all) => all.filter((each) => each.key !== key));
    edit((now) => restoreMeasured(now, before, what));
  };
  return { edits, removed, restore, open, close: () => setOpen({}) };
}
