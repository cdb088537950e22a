import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Notation } from '../parts/numbers.ts';

type Props = {
  /** The action of the button, with the value. */
  label: string;
  /** The name of the field. */
  field: string;
  value: number | null;
  notation: Notation;
  /** An empty field is a value of its own. */
  mayBeEmpty?: boolean;
  onChange: (value: number | null) => void;
  children: ReactNode;
};

/** A number that is edited in its place: Enter takes it, Escape leaves it as it was. */
export function EditableCell({ label, field, value, notation, mayBeEmpty, onChange, children }: Props) {
  const [typed, setTyped] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const read = typed === undefined ? value : notation.read(typed);
  const isWrong = read === undefined || (read === null && !mayBeEmpty);
  const leave = (focus: boolean) => {
    flushSync(() => setTyped(undefined));
    if (focus) button.current?.focus();
  };
  const take = (focus: boolean) => {
    // A wrong number stays to be corrected; who goes elsewhere leaves it.
    if (isWrong && focus) return;
    if (isWrong) return leave(false);
    if (read !== value) onChange(read);
    leave(focus);
  };
  if (typed !== undefined) return <CellInput {...{ field, typed, isWrong, leave, take }} onType={setTyped} />;
  const open = () => setTyped(value === null ? '' : notation.write(value));
  return (
    <button ref={button} type="button" className="cell-edit" aria-label={label} onClick={open}>
      {children}
    </button>
  );
}

type InputProps = {
  field: string;
  typed: string;
  isWrong: boolean;
  onType: (typed: string) => void;
  leave: (focus: boolean) => void;
  take: (focus: boolean) => void;
};

function CellInput({ field, typed, isWrong, onType, leave, take }: InputProps) {
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take(true);
    if (event.key === 'Escape') leave(true);
    if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      className="cell-input"
      // biome-ignore lint/a11y/noAutofocus: the user pressed the number to type in its place
      autoFocus
      aria-label={field}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={keys}
      onBlur={() => take(false)}
    />
  );
}
