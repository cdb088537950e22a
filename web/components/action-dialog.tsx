import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useToast } from './toast.tsx';

type Props = Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'children' | 'action' | 'danger'> & {
  run: () => Promise<unknown>;
  /** Runs after the dialog has closed. */
  onDone?: () => Promise<unknown>;
  /** Message of the toast. */
  done?: string;
  onClose: () => void;
};

/** Asks before an action; a failure keeps the question open (OP52). */
export function ActionDialog({ run, onDone, done, onClose, ...question }: Props) {
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: run,
    onSuccess: async () => {
      onClose();
      await onDone?.();
      if (done) toast({ text: done });
    },
  });
  return (
    <ConfirmDialog
      {...question}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
