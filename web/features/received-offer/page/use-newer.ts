import { useEffect, useState } from 'react';
import type { OfferLook } from '#shared/offers/accepting/offer-page.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { askAs, type Guest, type ReceivedOffer } from '../parts/guest.ts';

/** Milliseconds between two looks; shorter while the signed copy is made. */
const pause = 60_000;
const pauseForCopy = 3_000;

type Seen = Pick<ReceivedOffer, 'version' | 'state'> & { signed: boolean };
type Known = Guest & { seen: Seen | undefined; awaitsCopy: boolean };

/** A first opening changes nothing for the reader. */
const plain = (state: ReceivedOffer['state']) => (state === 'opened' ? 'sent' : state);

/**
 * Looks for another version or state when the page gets the focus, and once a minute while it is visible (ACC-011). It says
 * what has changed, and exchanges nothing. A signed copy that is there now is shown at once (ACC-036).
 */
export function useNewer(
  { offer, token, seen, awaitsCopy }: Known,
  onSigned: () => void,
  timer: Timer = browserTimer,
): 'version' | 'state' | undefined {
  const [newest, setNewest] = useState<OfferLook>();
  const isSigned = newest?.signed === true && seen?.signed === false;
  useEffect(() => {
    if (isSigned) onSigned();
  }, [isSigned, onSigned]);
  useEffect(() => {
    let waiting = 0;
    let isOver = false;
    const look = async () => {
      // A look that fails now succeeds the next time.
      if (token && document.visibilityState === 'visible')
        await askAs<OfferLook>({ offer, token }, 'look').then(setNewest, () => {});
    };
    const plan = () => {
      if (!isOver) waiting = timer.set(() => void look().finally(plan), awaitsCopy ? pauseForCopy : pause);
    };
    plan();
    const lookNow = () => void look();
    window.addEventListener('focus', lookNow);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      isOver = true;
      timer.clear(waiting);
      window.removeEventListener('focus', lookNow);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [offer, token, awaitsCopy, timer]);
  if (!newest || !seen) return undefined;
  if (newest.version !== seen.version) return 'version';
  return plain(newest.state) === plain(seen.state) ? undefined : 'state';
}
