import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './more-fields.css';

type Props = { title: string; isOpen?: boolean; children: ReactNode };

/** Fields of a form that few need: they show once they are asked for. */
export const MoreFields = ({ title, isOpen, children }: Props) => (
  <details className="more-fields" open={isOpen || undefined}>
    <summary>
      <Icon name="chevron-right" small />
      {title}
    </summary>
    <div className="stack">{children}</div>
  </details>
);
