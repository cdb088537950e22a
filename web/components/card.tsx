import { type ReactNode, useId } from 'react';
import './card.css';

type Props = {
  title: string;
  /** At the right of the title: a language switch, "Aggiungi allegato". */
  end?: ReactNode;
  children: ReactNode;
};

/** A part of a form, with its heading. */
export function Card({ title, end, children }: Props) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {end && <div className="end">{end}</div>}
      </header>
      <div className="body stack">{children}</div>
    </section>
  );
}
