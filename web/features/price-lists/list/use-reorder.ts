import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { movedTo } from '#shared/catalogue/moved-to.ts';
import { useToast } from '#web/components/toast.tsx';
import { ReorderPriceListsDocument } from '#web/graphql/price-lists.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { type PriceList, priceListsKey } from '#web/lib/use-price-lists.ts';

/** Puts the focus back on the menu of a row that went elsewhere in the page. */
function focusMenu(id: string): void {
  const row = document.querySelector(`[data-grip="${CSS.escape(id)}"]`)?.closest('tr');
  row?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
}

/** Moves price lists at once and stores the order; one that cannot be stored goes back (PLI-004). */
export function useReorder() {
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const [moved, setMoved] = useState<string>();
  const { mutate } = useMutation({
    // One after the other: the last order is the one that stays.
    scope: { id: 'price lists' },
    mutationFn: (order: { ids: string[]; from: string[] }) => request(ReorderPriceListsDocument, order),
    onError: (error) => toast({ tone: 'err', text: failureText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: priceListsKey }),
  });
  const move = useCallback(
    (id: string, place: number) => {
      const lists = queries.getQueryData<PriceList[]>(priceListsKey) ?? [];
      const from = lists.map((list) => list.id);
      const ids = movedTo(from, id, place);
      const inOrder = ids.flatMap((one) => lists.find((list) => list.id === one) ?? []);
      void queries.cancelQueries({ queryKey: priceListsKey });
      queries.setQueryData(priceListsKey, inOrder);
      mutate({ ids, from });
    },
    [queries, mutate],
  );
  const moveBy = (list: PriceList, lists: readonly PriceList[], by: number) => {
    flushSync(() => {
      setMoved(list.id);
      move(list.id, lists.indexOf(list) + by);
    });
    focusMenu(list.id);
  };
  return { move, moveBy, moved };
}
