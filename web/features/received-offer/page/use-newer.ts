import { useEffect, useRef, useState } from 'react';
import type { OfferLook } from '#shared/offers/accepting/offer-page.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import { askAs, type Guest, type ShownOffer } from '../parts/guest.ts';

/** Milliseconds between two looks; shorter while the signed copy is made. */
const pause = 60_000;
const pauseForCopy = 3_000;

type Known = { guest: Guest; page: ShownOffer; awaitsCopy: boolean; timer?: Timer | undefined };

/** A first opening changes nothing for the reader. */
const plain = (state: ShownOffer['state']) => (state === 'opened' ? 'sent' : state);

/**
 * Looks for another version or state when the page gets the focus, and once a minute while it is visible (ACC-011). It says
 * what has changed, and exchanges nothing. A signed copy that is there now is shown at once (ACC-036).
 */
export function useNewer(known: Known, onSigned: () => void): 'version' | 'state' | undefined {
  const { page } = known;
  const newest = useNewest(known);
  const isSigned = newest?.signed === true && page.content.accepted?.signed === false;
  useEffect(() => {
    // One that cannot be read now is read after the next look.
    if (isSigned && newest) onSigned();
  }, [isSigned, newest, onSigned]);
  if (!newest) return undefined;
  if (newest.version !== page.version) return 'version';
  return plain(newest.state) === plain(page.state) ? undefined : 'state';
}

/** The latest look. One that began before this page came knows less than the page. */
function useNewest({ guest: { offer, token }, page, awaitsCopy, timer = browserTimer }: Known) {
  const [seen, setSeen] = useState<{ look: OfferLook; page: ShownOffer }>();
  const shown = useRef(page);
  useEffect(() => {
    shown.current = page;
  }, [page]);
  useEffect(() => {
    let waiting = 0;
    let isOver = false;
    const look = async () => {
      const began = shown.current;
      // A look that fails now succeeds the next time.
      if (token && document.visibilityState === 'visible')
        await askAs<OfferLook>({ offer, token }, 'look').then(
          (answer) => setSeen({ look: answer, page: began }),
          () => {},
        );
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
  return seen?.page === page ? seen.look : undefined;
}
