import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { customerQuery } from '#web/components/customer-form/use-customers.ts';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';

/** People whom one sending writes to (SND-014). */
export const mostRecipients = 3;

export type Offered = { name: string; address: string };

/** The addresses of the customer and of their contacts, that of the chosen contact first. */
function useOffered({ draft }: OfferView['offer']): Offered[] {
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

/** To whom a mail goes: at first the chosen contact, else the customer. `to` is who did not get it. */
export function useRecipients({ offer }: OfferView, to: string | undefined) {
  const offered = useOffered(offer);
  const [chosen, setChosen] = useState<readonly string[] | undefined>(to ? [to] : undefined);
  const first = offered[0]?.address;
  return { offered, recipients: chosen ?? (first ? [first] : []), setRecipients: setChosen };
}
