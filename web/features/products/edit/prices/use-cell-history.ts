import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { PackDraft, PriceRangeDraft } from '#shared/catalogue/product-form/draft.ts';
import { changeKeyed, type Edit } from '../parts/edit.ts';

/** Steps that can be taken back. */
const most = 100;

/** Typing into a cell is one step; a tidied number belongs to the step before. */
type How = 'typed' | 'tidied';
/** Changes the packages of a price range. */
export type SetPacks = (change: (now: PackDraft[]) => PackDraft[], how?: How) => void;
/** `cell`: where it was done. */
type Step = { before: PackDraft[]; after: PackDraft[]; how: How | undefined; cell: string | undefined };

const cellOf = (element: Element | null) =>
  element instanceof HTMLElement ? element.dataset.cell : undefined;

/** The change that is going on, until the table is drawn with it. */
type Doing = Pick<Step, 'how' | 'cell'> & { isBack?: boolean };

type History = { past: Step[]; future: Step[] };

/** The history after a change. A change from elsewhere, as a save, ends it. */
function recorded(
  { past, future }: History,
  doing: Doing | undefined,
  change: Pick<Step, 'before' | 'after'>,
): History {
  if (!doing) return { past: [], future: [] };
  if (doing.isBack) return { past, future };
  const last = past.at(-1);
  const longer = last && [...past.slice(0, -1), { ...last, after: change.after }];
  if (doing.how === 'tidied') return { past: longer ?? past, future };
  if (longer && doing.how === 'typed' && last.how === 'typed' && last.cell === doing.cell)
    return { past: longer, future: [] };
  return { past: [...past, { ...doing, ...change }].slice(-most), future: [] };
}

type Table = {
  table: RefObject<HTMLTableElement | null>;
  rangeKey: number;
  packs: readonly PackDraft[];
  edit: Edit;
};

/**
 * The edits of the table, to be undone and redone there (Ctrl+Z, Ctrl+Y). The browser's own undo knows nothing of a
 * paste, and would take back what was typed before it elsewhere.
 */
export function useCellHistory({ table, rangeKey, packs, edit }: Table) {
  const history = useRef<History>({ past: [], future: [] });
  const seen = useRef(packs);
  const doing = useRef<Doing>(undefined);
  useEffect(() => {
    if (packs === seen.current) return;
    const { current: now } = doing;
    history.current = recorded(history.current, now, { before: [...seen.current], after: [...packs] });
    seen.current = packs;
    doing.current = undefined;
    if (now?.isBack) table.current?.querySelector<HTMLElement>(`[data-cell="${now.cell}"]`)?.focus();
  }, [packs, table]);
  const write = useCallback(
    (change: Parameters<SetPacks>[0], how: Doing) => {
      doing.current = how;
      const changed = (range: PriceRangeDraft) => ({ ...range, packs: change(range.packs) });
      edit((now) => ({ ...now, priceranges: changeKeyed(now.priceranges, rangeKey, changed) }));
    },
    [edit, rangeKey],
  );
  const setPacks = useCallback<SetPacks>(
    (change, how) => write(change, { how, cell: cellOf(document.activeElement) }),
    [write],
  );
  const go = (from: Step[], to: Step[], side: 'before' | 'after') => {
    const step = from.pop();
    if (!step) return;
    to.push(step);
    write(() => step[side], { how: undefined, cell: step.cell, isBack: true });
  };
  /** Whether the key was one of its own: nothing else then takes it. */
  const undoKeys = (event: KeyboardEvent<HTMLTableElement>): boolean => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return false;
    event.preventDefault();
    const { past, future } = history.current;
    if (key === 'z' && !event.shiftKey) go(past, future, 'before');
    else go(future, past, 'after');
    return true;
  };
  return { setPacks, undoKeys };
}
