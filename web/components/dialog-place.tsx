import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { holdKeys } from './hold-keys.ts';

/** Holds typed keys while code or texts of a dialog load, and gives them to it. */
export const DialogPlace = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<AwaitedField />}>{children}</Suspense>
);

/** Stands for a field that will take the focus: holds the keys typed before. */
export function AwaitedField() {
  useLayoutEffect(holdKeys, []);
  return null;
}
