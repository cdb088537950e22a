import { type RefObject, useEffect } from 'react';

/** Goes to the first field that says it is wrong, with each new wish: an attempt to save shows every error first. */
export function useFirstWrong(root: RefObject<HTMLElement | null>, wish: object | undefined) {
  useEffect(() => {
    if (!wish) return;
    const field = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // Fields can lie under the bar.
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [root, wish]);
}
