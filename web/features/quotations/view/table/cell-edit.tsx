import { createContext, type ReactNode, useContext } from 'react';
import { Icon, type IconName } from '#web/components/icon.tsx';

/** True where the quotation is only looked at: buttons that change it are left out. */
export const ReadOnlyContext = createContext(false);
export const useReadOnly = () => useContext(ReadOnlyContext);

type Props = {
  className?: string;
  /** The action of the button, with the value. */
  label: string;
  onClick: () => void;
  children: ReactNode;
};

/** A value that opens its dialog; the value alone where nothing may be changed. */
export function CellEdit({ className, label, onClick, children }: Props) {
  if (useReadOnly()) return <span className={className}>{children}</span>;
  return (
    <button type="button" className={className ?? 'cell-edit'} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

/** An icon in place of a control where nothing may be changed. */
export const SpokenIcon = ({ name, label }: { name: IconName; label: string }) => (
  <>
    <Icon name={name} small />
    <span className="vh">{label}</span>
  </>
);
