import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { movedTo } from '#shared/catalogue/moved-to.ts';
import { useToast } from '#web/components/toast.tsx';
import { ReorderColourFoldersDocument } from '#web/graphql/colours.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import {
  type ColourFolder,
  colourFoldersQuery,
  useRefetchColourFolders,
} from '../parts/use-colour-folders.ts';

/** Puts the focus back on the menu of a row that went elsewhere in the page. */
function focusMenu(id: string): void {
  const row = document.querySelector(`[data-grip="${CSS.escape(id)}"]`)?.closest('tr');
  row?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
}

/** Moves folders at once and stores the order; one that cannot be stored goes back (COL-005, COL-033). */
export function useReorder() {
  const queries = useQueryClient();
  const refetch = useRefetchColourFolders();
  const toast = useToast();
  const failureText = useFailureText();
  const [moved, setMoved] = useState<string>();
  const { mutate } = useMutation({
    // One after the other: the last order is the one that stays.
    scope: { id: 'colorlists' },
    mutationFn: (order: { ids: string[]; from: string[] }) => request(ReorderColourFoldersDocument, order),
    onError: (error) => toast({ tone: 'err', text: failureText(error) }),
    onSettled: refetch,
  });
  const move = useCallback(
    (id: string, place: number) => {
      const { queryKey } = colourFoldersQuery;
      const folders = queries.getQueryData(queryKey) ?? [];
      const from = folders.map((folder) => folder.id);
      const ids = movedTo(from, id, place);
      const inOrder = ids.flatMap((one) => folders.find((folder) => folder.id === one) ?? []);
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, inOrder);
      mutate({ ids, from });
    },
    [queries, mutate],
  );
  const moveBy = (folder: ColourFolder, folders: readonly ColourFolder[], by: number) => {
    flushSync(() => {
      setMoved(folder.id);
      move(folder.id, folders.indexOf(folder) + by);
    });
    focusMenu(folder.id);
  };
  return { move, moveBy, moved };
}
