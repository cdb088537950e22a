import type { ReactNode } from 'react';
import street from './street.svg';

type Props = { title: string; text: string; children: ReactNode };

/** What stands beside a form, above the street. */
export function SidePanel({ title, text, children }: Props) {
  return (
    <aside className="right" aria-label={title}>
      <div className="invite">
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
      <img className="scene" src={street} alt="" />
    </aside>
  );
}
