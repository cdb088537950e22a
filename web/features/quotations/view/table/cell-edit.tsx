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
export function CellEdit({ className, label, onClick, children }: Props) {
  if (useReadOnly()) return <span className={className}>{children}</span>;
  return (
    <button type="button" className={className ?? 'cell-edit'} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
