import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import './more-fields.css';

type Props = { title: string; isOpen?: boolean; children: ReactNode };

/** Fields of a form that few need: they show once they are asked for. What opened them may end: they stay. */
export function MoreFields({ title, isOpen = false, children }: Props) {
  const [open, setOpen] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setOpen(true);
  }, [isOpen]);
  return (
    <details
      className="more-fields"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Icon name="chevron-right" small />
        {title}
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}
