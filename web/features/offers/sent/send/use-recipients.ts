import { useState } from 'react';
import { email } from '#shared/schemas/password.ts';
import { useOffered } from '../use-offered.ts';
import { useKeptState } from './use-kept-state.ts';
import type { WayProps } from './way-props.ts';

/** People whom one sending writes to (SND-014). */
const mostRecipients = 3;

/** The address of a mail that did not arrive. */
export type Returned = { to?: string | undefined; wrong?: string | undefined };

export type People = ReturnType<typeof useRecipients>;

/**
 * To whom a mail goes: at first the chosen contact, else the customer. `to` did not get it, `wrong` is to be corrected. An
 * address that is still typed becomes one of them by Enter, a comma, leaving the field, or sending.
 */
export function useRecipients({ offer, kept }: WayProps, { to, wrong }: Returned) {
  const offered = useOffered(offer);
  const [chosen, setChosen] = useKeptState<readonly string[] | undefined>(
    ...([kept, 'recipients'] as const),
    (to ?? wrong) ? [to].filter((address) => address !== undefined) : undefined,
  );
  const [typed, setTyped] = useKeptState(kept, 'recipient', wrong ?? '');
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
