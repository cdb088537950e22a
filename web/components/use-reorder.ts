import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { moved as inOrder } from '#web/lib/moved.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';

type Row = { id: string };
type Wishes = {
  /** Key of the list in its order. The same object at every drawing, so that `move` stays the same too. */
  queryKey: QueryKey;
  /** Stores the order; `from` is the one before. */
  send: (order: { ids: string[]; from: string[] }) => Promise<unknown>;
  /** Is asked for again after the save: the list when it is left out. */
  changed?: QueryKey;
  /** Says that the order could not be stored. */
  failed?: (error: unknown) => string;
};

/** Puts the focus back on the menu of a row that went elsewhere in the page. */
function focusMenu(id: string): void {
  const row = document.querySelector(`[data-grip="${CSS.escape(id)}"]`)?.closest('tr, li');
  row?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
}

/** The rows in the order before, where they are still in the one that was sent. */
function back(rows: readonly Row[], sent: readonly string[], before: readonly string[]) {
  const place = new Map(before.map((id, at) => [id, at]));
  if (rows.some(({ id }, at) => id !== sent[at])) return rows;
  return rows.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}

/** Moves rows at once and stores the order. An order that cannot be stored is taken back. */
export function useReorder({ queryKey, send, changed = queryKey, failed }: Wishes) {
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const [moved, setMoved] = useState<string>();
  const { mutate } = useMutation({
    // One after the other: the last order is the one that stays.
    scope: { id: `order of ${queryKey.join(' ')}` },
    mutationFn: send,
    onError: (error, { ids, from }) => {
      // At once: without a connection the list is not read again either. A later order of somebody stays.
      queries.setQueryData<readonly Row[]>(queryKey, (rows) => rows && back(rows, ids, from));
      toast({ tone: 'err', text: failed?.(error) ?? failureText(error) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: changed }),
  });
  const move = useCallback(
    (id: string, place: number) => {
      const rows = queries.getQueryData<readonly Row[]>(queryKey) ?? [];
      const row = rows.find((one) => one.id === id);
      if (!row) return;
      const sorted = inOrder(rows, row, Math.max(0, place));
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, sorted);
      mutate({ ids: sorted.map((one) => one.id), from: rows.map((one) => one.id) });
    },
    [queries, mutate, queryKey],
  );
  /** Moves a row by menu: the place is said, and the menu keeps the focus. */
  const moveByMenu = (id: string, place: number) => {
    flushSync(() => {
      setMoved(id);
      move(id, place);
    });
    focusMenu(id);
  };
  return { move, moveByMenu, moved };
}
