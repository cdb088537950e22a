import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { type OwnFailureTexts, useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Question = 'title' | 'children' | 'action' | 'danger' | 'disabledReason';
type Props = Pick<ComponentProps<typeof ConfirmDialog>, Question> & {
  run: () => Promise<unknown>;
  /** Runs after the dialog has closed. */
  onDone?: () => Promise<unknown>;
  /** Message of the toast. */
  done?: string;
  /** Why something that the dialog needs is not known. */
  failure?: unknown;
  failureTexts?: OwnFailureTexts;
  onClose: () => void;
};

/** Asks before an action; a failure keeps the question open (OP52). */
export function ActionDialog({ run, onDone, done, failure, failureTexts, onClose, ...question }: Props) {
  const toast = useToast();
  const failureText = useFailureText(failureTexts);
  const { mutate, isPending, error } = useMutation({
    mutationFn: run,
    onSuccess: async () => {
      onClose();
      await onDone?.();
      if (done) toast({ text: done });
    },
  });
  const failed = error ?? failure;
  return (
    <ConfirmDialog
      {...question}
      busy={isPending}
      failure={failed ? failureText(failed) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
