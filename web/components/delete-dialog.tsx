import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ActionDialog } from './action-dialog.tsx';

type Props = Pick<ComponentProps<typeof ActionDialog>, 'title' | 'children' | 'action' | 'onClose'> & {
  done: string;
  /** First part of its query keys, and its id: its page is forgotten, and its lists are loaded again. */
  entity: string;
  id: string;
  remove: () => Promise<unknown>;
};

/** Asks before something is deleted for good. */
export function DeleteDialog({ entity, id, remove, ...question }: Props) {
  const queries = useQueryClient();
  const run = async () => {
    await remove();
    queries.removeQueries({ queryKey: [entity, 'one', id] });
    await queries.invalidateQueries({ queryKey: [entity, 'list'] });
  };
  return <ActionDialog danger {...question} run={run} />;
}
