import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * A button that goes off or away while it is pressed leaves its focus to the box it is in, not to the top of the page.
 * It has it back once it is on again.
 */
export function useKeptFocus<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    // The focus that a closing dialog gives back comes without an event.
    if (isWithin(focused, box.current)) last.current = focused;
    const button = last.current;
    if (!button) return;
    const isOff = !button.isConnected || button.matches(':disabled');
    if (!isOff && focused === box.current) button.focus();
    if (isOff && (focused === button || focused === document.body))
      box.current?.focus({ preventScroll: true });
  });
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget) last.current = target;
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!target.matches(':disabled') && relatedTarget !== box.current) last.current = null;
  };
  return { ref: box, tabIndex: -1, onFocus, onBlur };
}

const isWithin = (element: Element | null, box: HTMLElement | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== box && box?.contains(element) === true;
