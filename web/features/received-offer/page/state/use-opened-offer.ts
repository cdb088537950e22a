import { useCallback, useState } from 'react';
import type { PageMessage } from '#shared/offers/accepting/offer-page.ts';
import {
  type Guest,
  isSameState,
  type ReceivedOffer,
  type ShownOffer,
} from '#web/features/received-offer/parts/guest.ts';
import { useAcceptanceForm } from '#web/features/received-offer/steps/acceptance-form.ts';
import type { Timer } from '#web/lib/timer.ts';
import { selectedOffer } from './selected-offer.ts';
import { useExtension } from './use-extension.ts';
import { useNewer } from './use-newer.ts';
import { useOpening } from './use-opening.ts';
import { useOwnSession } from './use-own-session.ts';
import { useSelection } from './use-selection.ts';

export type OpenedOfferOptions = {
  guest: Guest;
  page: ShownOffer;
  onReload: () => Promise<void>;
  /** Reads the thread anew; `answered` shows also what became of the customer's own answer. */
  onRefresh: (shown: ReceivedOffer, answered?: boolean) => Promise<void>;
  onEnded: (failure: unknown) => void;
  timer?: Timer | undefined;
};

/** An offer that is shown, with all that was chosen, typed and asked since. */
export function useOpenedOffer(options: OpenedOfferOptions) {
  const { guest, page: read, onReload, onRefresh, onEnded, timer } = options;
  const { page, hasAsked, add } = useThread(read);
  const { content, state, version } = page;
  const { accepted, selectable, hash } = content;
  const session = useOwnSession(guest, page);
  useOpening(guest, session.counts ? version : undefined);
  const onSigned = useCallback(() => void onReload().catch(() => {}), [onReload]);
  // One that cannot be read now is read the next time.
  const onReturn = () => void onRefresh(read).catch(() => {});
  const awaitsCopy = accepted !== null && !accepted.signed && page.outcome?.by !== 'owner';
  const awaitsAnswer = content.messages.at(-1)?.by === 'customer';
  const { newer, look } = useNewer(
    { guest, page: read, awaitsCopy, awaitsAnswer, timer },
    { onSigned, onReturn, onEnded },
  );
  const { selection, choose } = useSelection(hash, selectable);
  return {
    ...{ page, hasAsked, add, newer, look, choose, accepted },
    isOwn: session.isOwn,
    isOpen: state === 'sent' || state === 'opened',
    selected: selectedOffer(content, accepted?.chosen ?? selection),
    extension: useExtension(guest, page, add),
    acceptance: useAcceptanceForm(read),
  };
}

/** The thread with the questions that were asked since the page was read. */
function useThread(read: ShownOffer) {
  const [asked, setAsked] = useState<readonly (PageMessage & { to: ShownOffer['state'] })[]>([]);
  const known = new Set(read.content.messages.map(({ id }) => id));
  const messages = [...read.content.messages, ...asked.filter(({ id }) => !known.has(id))];
  const page: ShownOffer = { ...read, content: { ...read.content, messages } };
  return {
    page,
    // Not news any more once it has been accepted or declined.
    hasAsked: asked.some(({ to }) => isSameState(to, read.state)),
    add: (message: PageMessage) => setAsked((now) => [...now, { ...message, to: read.state }]),
  };
}
