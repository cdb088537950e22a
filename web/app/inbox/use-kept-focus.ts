import { useEffect, useRef } from 'react';

/** The focus is lost when the pressed button goes away: Tab would start at the top of the page. */
const isLost = () => document.activeElement === document.body;

/** Moves a lost focus to the first fetched message, or to the close button. */
export function useKeptFocus(count: number, unread: number) {
  const head = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const first = useRef<number>(undefined);
  const hadUnread = useRef(false);
  useEffect(() => {
    const place = first.current;
    if (place === undefined || count <= place) return;
    first.current = undefined;
    if (isLost()) list.current?.querySelectorAll<HTMLElement>('h3 button')[place]?.focus();
  }, [count]);
  useEffect(() => {
    if (hadUnread.current && unread === 0 && isLost())
      head.current?.querySelector<HTMLElement>('button:last-child')?.focus();
    hadUnread.current = unread > 0;
  }, [unread]);
  return {
    head,
    list,
    fetching: () => {
      first.current = count;
    },
  };
}
