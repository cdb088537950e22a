import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useToast } from './toast.tsx';

type Props = {
  title: string;
  /** Names the object and what goes with it. */
  children: ReactNode;
  /** The verb and its object: "Elimina preventivo". */
  action: string;
  /** Said once it is gone. */
  done: string;
  /** What it is, and which one: its page is forgotten and its lists are asked for again. */
  entity: string;
  id: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before something is deleted for good; a failure keeps it open (OP52). */
export function DeleteDialog({ title, children, action, done, entity, id, remove, onClose }: Props) {
  const toast = useToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      queries.removeQueries({ queryKey: [entity, 'one', id] });
      await queries.invalidateQueries({ queryKey: [entity, 'list'] });
      onClose();
      toast({ text: done });
    },
  });
  return (
    <ConfirmDialog
      danger
      title={title}
      action={action}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
