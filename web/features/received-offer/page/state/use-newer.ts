import { useCallback, useEffect, useRef, useState } from 'react';
import type { OfferLook } from '#shared/offers/accepting/offer-page.ts';
import { askAs, type Guest, isSameState, type ShownOffer } from '#web/features/received-offer/parts/guest.ts';
import { codeOf } from '#web/lib/failure.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';

/** Milliseconds between two looks; shorter while the signed copy is made. */
const pause = 60_000;
const pauseForCopy = 3_000;

type Known = {
  guest: Guest;
  page: ShownOffer;
  awaitsCopy: boolean;
  awaitsAnswer: boolean;
  timer?: Timer | undefined;
};
/** A difference from the page that is shown. */
export type Newer = 'version' | 'state' | undefined;

type Happenings = {
  onSigned: () => void;
  /** The page gets the focus while a question waits for its answer. */
  onReturn: () => void;
  /** The link is good no more. */
  onEnded: (failure: unknown) => void;
};

/**
 * Looks for another version or state when the page gets the focus, and once a minute while it is visible (ACC-011). It says
 * what has changed, and exchanges nothing. A signed copy that is there now is shown at once (ACC-036).
 */
export function useNewer(known: Known, { onSigned, onReturn, onEnded }: Happenings) {
  const { page } = known;
  const { newest, look } = useNewest(known, onReturn, onEnded);
  const isSigned = newest?.signed === true && page.content.accepted?.signed === false;
  useEffect(() => {
    // One that cannot be read now is read after the next look.
    if (isSigned && newest) onSigned();
  }, [isSigned, newest, onSigned]);
  return { newer: newest && whatDiffers(newest, page), look };
}

function whatDiffers(newest: OfferLook, page: ShownOffer): Newer {
  if (newest.version !== page.version) return 'version';
  const isCancelled = newest.cancelled && !page.content.accepted?.cancelledOn;
  return isSameState(newest.state, page.state) && !isCancelled ? undefined : 'state';
}

/** The latest look. One that began before this page came knows less than the page. */
function useNewest(
  { guest: { offer, token }, page, awaitsCopy, awaitsAnswer, timer = browserTimer }: Known,
  onReturn: () => void,
  onEnded: (failure: unknown) => void,
) {
  const [seen, setSeen] = useState<{ look: OfferLook; page: ShownOffer }>();
  const shown = useRef(page);
  const latest = useRef({ awaitsAnswer, onReturn, onEnded });
  useEffect(() => {
    shown.current = page;
    latest.current = { awaitsAnswer, onReturn, onEnded };
  });
  const look = useCallback(async () => {
    const began = shown.current;
    // A look that fails now succeeds the next time.
    if (token && document.visibilityState === 'visible')
      await askAs<OfferLook>({ offer, token }, 'look').then(
        (answer) => setSeen({ look: answer, page: began }),
        (failure) => {
          if (codeOf(failure) === 'link-expired') latest.current.onEnded(failure);
        },
      );
  }, [offer, token]);
  useEffect(() => {
    let waiting = 0;
    let isOver = false;
    const plan = () => {
      if (!isOver) waiting = timer.set(() => void look().finally(plan), awaitsCopy ? pauseForCopy : pause);
    };
    plan();
    const lookNow = () => {
      void look();
      if (latest.current.awaitsAnswer && document.visibilityState === 'visible') latest.current.onReturn();
    };
    window.addEventListener('focus', lookNow);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      isOver = true;
      timer.clear(waiting);
      window.removeEventListener('focus', lookNow);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [look, awaitsCopy, timer]);
  return { newest: seen?.page === page ? seen.look : undefined, look };
}
