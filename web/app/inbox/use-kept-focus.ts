import { useEffect, useRef } from 'react';

/** Whoever pressed a button that then goes away would start again from the top of the page. */
const isLost = () => document.activeElement === document.body;

/** Keeps the focus of the keyboard in the inbox: at the first of the messages that were fetched, or at its close button. */
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
