import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { followModals, openModals } from './push-modal.ts';

/**
 * Whether a dialog was opened over the message: it would lie over the dialog's buttons, and comes back after it. One of
 * the dialog itself stands at the top.
 */
export function useModalsOver() {
  const modals = useSyncExternalStore(followModals, openModals);
  const [own, setOwn] = useState<number>();
  // The dialog that closes with the message is gone by then.
  useLayoutEffect(() => setOwn(openModals()), []);
  if (own !== undefined && modals < own) setOwn(modals);
  return { isCovered: own !== undefined && modals > own, isInDialog: Boolean(own) && modals > 0 };
}
