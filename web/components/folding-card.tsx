import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';
import './folding-card.css';

type Props = {
  title: string;
  end?: ReactNode;
  /** Summary in the closed head; without it the card does not fold. */
  folded?: ReactNode;
  children: ReactNode;
};

/** A card that starts closed, for narrow places. */
export function FoldingCard({ title, end, folded, children }: Props) {
  const id = useId();
  if (folded === undefined) return <Card {...{ title, end, children }} />;
  return (
    <section className="card folds" aria-labelledby={id}>
      <details>
        <summary>
          <h2 id={id}>{title}</h2>
          <span className="folded">{folded}</span>
          <Icon name="chevron-down" small />
        </summary>
        <div className="body stack">
          {end && <div className="end">{end}</div>}
          {children}
        </div>
      </details>
    </section>
  );
}
