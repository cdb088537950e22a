import { type ReactNode, useEffect } from 'react';
import { AwaitedField } from '#web/components/dialog-place.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { useWork, type WholeWork } from '../use-works.ts';

type Props = { id: string; onClose: () => void; children: (work: WholeWork) => ReactNode };

/** Waits for the whole work, and keeps the keys typed meanwhile; a failure closes the dialog and is told. */
export function LoadedWork({ id, onClose, children }: Props) {
  const toast = useToast();
  const failureText = useFailureText();
  const { data, error } = useWork(id);
  const isFailed = error !== null && !data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it failed
  useEffect(() => {
    if (!isFailed) return;
    toast({ text: failureText(error), tone: 'err' });
    onClose();
  }, [isFailed]);
  if (data) return children(data);
  return isFailed ? null : <AwaitedField />;
}
