import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  customerKey,
  readCustomer,
  type WholeCustomer,
} from '#web/components/customer-form/use-customers.ts';
import { Loaded } from '#web/components/loaded.tsx';

type Props = { id: string; onClose: () => void; children: (customer: WholeCustomer) => ReactNode };

/** A whole customer, read anew for each dialog: an edit builds on what is stored. */
export function LoadedCustomer({ id, ...props }: Props) {
  const query = useQuery({
    queryKey: [...customerKey, 'edited', id],
    queryFn: ({ signal }) => readCustomer(id, signal),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return <Loaded query={query} {...props} />;
}
