import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '#web/components/customer-form/use-customers.ts';
import type { OfferView } from '../edit/use-offer-view.ts';

export type Offered = { name: string; address: string };

/** The addresses of the customer and of their contacts, that of the chosen contact first. */
export function useOffered({ draft }: OfferView['offer']): Offered[] {
  const id = draft.customerId ?? '';
  const { data } = useQuery({ ...customerQuery(id), enabled: id !== '' });
  const all = [
    { name: draft.contact?.name ?? '', address: draft.contact?.email },
    { name: draft.customer?.name ?? '', address: data?.email ?? draft.customer?.email },
    ...(data?.contacts ?? []).map(({ name, email }) => ({ name, address: email })),
  ];
  const known = new Map<string, Offered>();
  for (const { name, address } of all)
    if (address && !known.has(address)) known.set(address, { name, address });
  return [...known.values()];
}
