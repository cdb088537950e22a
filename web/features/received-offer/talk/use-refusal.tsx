import { useEffect, useRef } from 'react';
import type { Renewal } from '../page/state/use-answers.ts';
import { hasEnded, RenewButton } from '../parts/renew-button.tsx';
import { useGuestFailure } from '../parts/use-guest-failure.ts';

export type Refusing = {
  renewal: Renewal;
  /** The offer is not what the page shows any more. */
  onChanged: () => void;
};

/** Why a dialog was not answered with yes, and the way on; `unknown` where nobody knows what became of it. The page below learns that the offer has changed (ACC-011). */
export function useRefusal(
  { failure, isUnknown }: { failure: unknown; isUnknown: boolean },
  unknown: string,
  { renewal, onChanged }: Refusing,
) {
  const failureText = useGuestFailure();
  const tell = useRef(onChanged);
  tell.current = onChanged;
  const isOver = hasEnded(failure);
  useEffect(() => {
    if (isOver) tell.current();
  }, [isOver]);
  const said = isOver ? [failure, renewal.failure] : [failure];
  if (isUnknown) return { failure: unknown, failureTone: 'warn' as const };
  const texts = said.filter((each) => each !== undefined).map(failureText);
  return {
    failure: texts.length > 0 ? texts.join(' ') : undefined,
    failureAction: isOver && <RenewButton failure={failure} renewal={renewal} />,
  };
}
