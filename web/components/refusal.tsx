import type { ReactNode } from 'react';
import { Illustration } from './illustration.tsx';
import './refusal.css';

type Props = { title: string; text: string; children?: ReactNode };

/** In place of a document that does not open. */
export function Refusal({ title, text, children }: Props) {
  return (
    <main className="refusal">
      <Illustration name="roller" />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </main>
  );
}
