import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import {
  customerKey,
  readCustomer,
  type WholeCustomer,
} from '#web/components/customer-form/use-customers.ts';
import { AwaitedField } from '#web/components/dialog-place.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';

type Props = { id: string; onClose: () => void; children: (customer: WholeCustomer) => ReactNode };

/** Waits for the whole customer, and keeps the keys typed meanwhile; a failure closes the dialog and is told. */
export function LoadedCustomer({ id, onClose, children }: Props) {
  const toast = useToast();
  const failureText = useFailureText();
  // Read anew for each dialog: an edit builds on what is stored.
  const { data, error } = useQuery({
    queryKey: [...customerKey, 'edited', id],
    queryFn: ({ signal }) => readCustomer(id, signal),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
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
