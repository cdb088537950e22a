import { type ReactNode, useEffect, useRef } from 'react';

/** What an action led to: the screen goes there, and so does the keyboard. */
export function ShownFirst({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="stack shown-first" ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
