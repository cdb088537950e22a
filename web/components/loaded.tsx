import { type ReactNode, useEffect } from 'react';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { AwaitedField } from './dialog-place.tsx';

type Props<Data> = {
  query: { data: Data | undefined; error: unknown };
  onClose: () => void;
  children: (data: NonNullable<Data>) => ReactNode;
};

/** Waits for the content of a dialog, and keeps the keys typed meanwhile; a failure closes the dialog and is told. */
export function Loaded<Data>({ query: { data, error }, onClose, children }: Props<Data>) {
  const toast = useToast();
  const failureText = useFailureText();
  const isFailed = Boolean(error) && !data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it failed
  useEffect(() => {
    if (!isFailed) return;
    toast({ text: failureText(error), tone: 'err' });
    onClose();
  }, [isFailed]);
  if (data) return children(data);
  return isFailed ? null : <AwaitedField />;
}
