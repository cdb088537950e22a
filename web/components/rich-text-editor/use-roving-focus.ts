import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const tools = (bar: Element) => [...bar.querySelectorAll<HTMLButtonElement>('.tool:not(:disabled)')];

function moveTo(bar: Element, tool: HTMLButtonElement | undefined) {
  for (const other of tools(bar)) other.tabIndex = other === tool ? 0 : -1;
}

/** A toolbar is one stop of the Tab key: arrows, Home and End move in it, and it is entered where it was left. */
export function useRovingFocus(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (bar.current) moveTo(bar.current, tools(bar.current)[0]);
  }, [bar]);
  return {
    onFocus: ({ target }: { target: EventTarget }) => {
      if (bar.current && target instanceof HTMLButtonElement && target.matches('.tool')) {
        moveTo(bar.current, target);
      }
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target } = event;
      if (!bar.current || !(target instanceof HTMLButtonElement) || !target.matches('.tool')) return;
      const all = tools(bar.current);
      const now = all.indexOf(target);
      const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      all.at(next % all.length)?.focus();
    },
  };
}
