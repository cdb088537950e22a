import { useState } from 'react';
import { newestMails } from '#shared/offers/following/newest-mails.ts';
import { email } from '#shared/schemas/password.ts';
import { useOffered } from '../use-offered.ts';
import { useDeliveries } from '../use-sent-offer.ts';
import { useKeptState } from './use-kept-state.ts';
import type { WayProps } from './way-props.ts';

/** People whom one sending writes to (SND-014). */
const mostRecipients = 3;

/** The address of a mail that did not arrive. */
export type Returned = { to?: string | undefined; wrong?: string | undefined };

export type People = ReturnType<typeof useRecipients>;

/**
 * To whom a mail goes: at first whom the newest version reached, else the chosen contact, else the customer. `to` did not get it, `wrong` is to be corrected. An
 * address that is still typed becomes one of them by Enter, a comma, leaving the field, or sending.
 */
export function useRecipients({ offer, sent, kept }: WayProps, { to, wrong }: Returned) {
  const offered = useOffered(offer);
  const [chosen, setChosen] = useKeptState<readonly string[] | undefined>(
    ...([kept, 'recipients'] as const),
    (to ?? wrong) ? [to].filter((address) => address !== undefined) : undefined,
  );
  const [typed, setTyped] = useKeptState(kept, 'recipient', wrong ?? '');
  const [isWrong, setWrong] = useState(false);
  const former = useFormer(sent);
  const [first] = offered;
  // Those of another customer are proposed to nobody.
  const isSame = !first || offered.some(({ address }) => former.includes(address));
  const recipients = chosen ?? (isSame && former.length > 0 ? former : first ? [first.address] : []);
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

/** To whom the newest version went, without those whose mails came back or who complained. */
function useFormer(sent: WayProps['sent']): readonly string[] {
  const { data = [] } = useDeliveries(sent?.offer ?? '', sent !== undefined);
  const mails = newestMails(
    data.filter(({ kind }) => kind === 'offer'),
    sent?.version ?? 0,
  );
  return mails
    .filter(({ status }) => status !== 'bounced' && status !== 'complained')
    .map(({ address }) => address)
    .slice(0, mostRecipients);
}
