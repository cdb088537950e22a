import { type ReactNode, useEffect, useRef } from 'react';
import './file-check.css';

/** The result of an action: the screen scrolls to it, and the focus goes there. */
export function ShownFirst({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="stack shown-first" ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
