import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = {
  /** The address that opens the same. */
  to: string;
  onOpen: () => void;
  className?: string;
  children: ReactNode;
};

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** The name of a row that opens in a dialog: over the list as it is, or at its address in another tab (ux §6). */
export function RowLink({ to, onOpen, className = 'main', children }: Props) {
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Link className={className} to={to} onClick={open}>
      {children}
    </Link>
  );
}
