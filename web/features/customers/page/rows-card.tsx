import { Children, type ReactNode, useId } from 'react';
import './rows-card.css';

type Props = {
  title: string;
  /** At the right of the title. */
  end?: ReactNode;
  /** In place of rows. */
  empty: string;
  /** Items of a list; undefined while they are awaited. */
  children: ReactNode;
};

/** A card of rows: what one looks up, not what one edits. */
export function RowsCard({ title, end, empty, children }: Props) {
  const id = useId();
  const isAwaited = children === undefined;
  return (
    <section className="card rows-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {end && <div className="end">{end}</div>}
      </header>
      {Children.count(children) > 0 ? <ul>{children}</ul> : !isAwaited && <p className="muted">{empty}</p>}
    </section>
  );
}
