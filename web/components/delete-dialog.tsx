import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ActionDialog } from './action-dialog.tsx';

type Props = Omit<ComponentProps<typeof ActionDialog>, 'danger' | 'run' | 'onDone' | 'done'> & {
  done: string;
  /** First part of its query keys, and its id: its page is forgotten, and its lists are loaded again. */
  entity: string;
  id: string;
  /** Loaded again afterwards, where that is more than the lists of the entity. */
  changed?: QueryKey;
  remove: () => Promise<unknown>;
};

/** Asks before something is deleted for good. */
export function DeleteDialog({ entity, id, changed = [entity, 'list'], remove, ...question }: Props) {
  const queries = useQueryClient();
  const run = async () => {
    await remove();
    queries.removeQueries({ queryKey: [entity, 'one', id] });
    await queries.invalidateQueries({ queryKey: changed });
  };
  return <ActionDialog danger {...question} run={run} />;
}
