import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { email } from '#shared/schemas/password.ts';
import { customerQuery } from '#web/components/customer-form/use-customers.ts';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';

/** People whom one sending writes to (SND-014). */
const mostRecipients = 3;

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

export type People = ReturnType<typeof useRecipients>;

/**
 * To whom a mail goes: at first the chosen contact, else the customer. `to` did not get it. An address that is still
 * typed becomes one of them by Enter, a comma, leaving the field, or sending.
 */
export function useRecipients({ offer }: OfferView, to: string | undefined) {
  const offered = useOffered(offer);
  const [chosen, setChosen] = useState<readonly string[] | undefined>(to ? [to] : undefined);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const first = offered[0]?.address;
  const recipients = chosen ?? (first ? [first] : []);
  const isFull = recipients.length >= mostRecipients;
  const add = (address: string): readonly string[] => {
    const all = [...new Set([...recipients, address])];
    setChosen(all);
    setTyped('');
    setWrong(false);
    return all;
  };
  /** All recipients with the typed one; undefined while that is no address, or one too many. */
  const take = (): readonly string[] | undefined => {
    const read = email.safeParse(typed);
    const isNone = typed.trim() === '';
    if (!isNone && read.success && !isFull) return add(read.data);
    setWrong(!isNone);
    return isNone ? recipients : undefined;
  };
  const remove = (address: string) => setChosen(recipients.filter((other) => other !== address));
  return { offered, recipients, typed, setTyped, isFull, isWrong, add, take, remove };
}
