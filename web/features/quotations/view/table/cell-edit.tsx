import { createContext, type ReactNode, useContext } from 'react';

/** Whether the quotation is only looked at: what would change it is not there. */
export const ReadOnlyContext = createContext(false);
export const useReadOnly = () => useContext(ReadOnlyContext);

type Props = {
  className?: string;
  /** What pressing it does, with the value. */
  label: string;
  onClick: () => void;
  children: ReactNode;
};

/** A value that opens what changes it; where nothing may be changed, the value alone. */
export function CellEdit({ className = 'cell-edit', label, onClick, children }: Props) {
  if (useReadOnly()) return <span className={`read-only ${className}`}>{children}</span>;
  return (
    <button type="button" className={className} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
