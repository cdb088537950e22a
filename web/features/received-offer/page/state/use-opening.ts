import { useEffect, useRef } from 'react';
import { askAs, type Guest } from '#web/features/received-offer/parts/guest.ts';

/** Inputs that only a person makes. Scripts scroll too, so a scroll counts by the wheel or the finger that makes it. */
const inputs = ['pointerdown', 'keydown', 'touchstart', 'touchmove', 'wheel'] as const;

/**
 * Reports an opening after the first trusted input of a person: a scanner that loads the page and runs its scripts reports
 * nothing (ACC-006). One that fails is reported with the next input.
 */
export function useOpening({ offer, token }: Guest, version: number | undefined) {
  const reported = useRef(0);
  useEffect(() => {
    if (version === undefined || reported.current === version) return;
    const report = ({ isTrusted }: Event) => {
      if (!isTrusted || reported.current === version) return;
      reported.current = version;
      askAs({ offer, token }, 'open', { version }).catch(() => {
        reported.current = 0;
      });
    };
    for (const input of inputs) window.addEventListener(input, report, { passive: true, capture: true });
    return () => {
      for (const input of inputs) window.removeEventListener(input, report, { capture: true });
    };
  }, [offer, token, version]);
}
