import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { holdKeys } from './held-keys.ts';

/** Where dialogs are drawn: while code or texts of one are on their way, it keeps what is typed for it. */
export const DialogPlace = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<AwaitedField />}>{children}</Suspense>
);

/** In the place of a field that takes the focus once it is there: it has what was typed before. */
export function AwaitedField() {
  useLayoutEffect(holdKeys, []);
  return null;
}
