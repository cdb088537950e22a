import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FieldError } from '#web/components/form-field.tsx';
import { OtherNumber } from '#web/components/other-number.tsx';
import { Understood, useTypedDoubt } from '#web/components/typed-doubt.tsx';
import { useSteady } from '#web/lib/use-steady.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import type { Notation } from '../parts/numbers.ts';
import { useNumberFault } from '../parts/use-number-fault.ts';
import { ValueButton } from '../parts/value-button.tsx';
import { arrowSteps } from './arrow-steps.ts';

type Props = {
  /** The action of the button, with the value. */
  label: string;
  /** The name of the field. */
  field: string;
  value: number | null;
  notation: Notation;
  /** An empty field is a value of its own. */
  mayBeEmpty?: boolean;
  /** Arrows up and down lead to the next cell of the same column. */
  column?: string;
  onChange: (value: number | null) => void;
  children: ReactNode;
};

/**
 * A number that is edited in its place: Enter, a save and who goes elsewhere take it, Escape leaves it as it was. A wrong
 * number stays with its reason.
 */
export function EditableCell(props: Props) {
  const { label, field, value, notation, mayBeEmpty, column, onChange, children } = props;
  const faultOf = useNumberFault();
  const [typed, setTyped] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const read = typed === undefined ? value : notation.read(typed);
  const isWrong = read === undefined || (read === null && !mayBeEmpty);
  const leave = (focus: boolean) => {
    flushSync(() => setTyped(undefined));
    if (focus) button.current?.focus();
  };
  /** Returns whether it could. */
  const take = (focus: boolean): boolean => {
    setAsked(true);
    if (isWrong) return false;
    if (read !== value) onChange(read);
    leave(focus);
    return true;
  };
  if (typed !== undefined) {
    const error = isAsked ? faultOf(notation, typed, mayBeEmpty ?? false) : undefined;
    const isUntaken = isWrong || read !== value;
    const goBy = (step: 1 | -1) => {
      if (take(true) && button.current) openBeside(button.current, step);
    };
    return (
      <CellInput {...{ field, typed, notation, error, isUntaken, leave, take, goBy }} onType={setTyped} />
    );
  }
  const open = () => {
    setAsked(false);
    setTyped(value === null ? '' : notation.write(value));
  };
  return (
    <ValueButton ref={button} className="cell-edit" data-column={column} aria-label={label} onClick={open}>
      {children}
    </ValueButton>
  );
}

/** Opens the next cell of a cell's column, where there is one. */
function openBeside(cell: HTMLElement, step: 1 | -1) {
  const { column } = cell.dataset;
  const cells = [...(cell.closest('table')?.querySelectorAll('button') ?? [])];
  const same = cells.filter(({ dataset }) => column !== undefined && dataset.column === column);
  const next = same[same.indexOf(cell as HTMLButtonElement) + step];
  next?.focus();
  next?.click();
}

type InputProps = {
  field: string;
  typed: string;
  notation: Notation;
  error: string | undefined;
  /** Something is typed that is not in the offer. */
  isUntaken: boolean;
  onType: (typed: string) => void;
  leave: (focus: boolean) => void;
  take: (focus: boolean) => boolean;
  /** Takes it, and goes to the cell above or below. */
  goBy: (step: 1 | -1) => void;
};

const isSave = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === 's';

function CellInput({ field, typed, notation, isUntaken, onType, leave, take, goBy, ...props }: InputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const doubt = useTypedDoubt(notation)(typed);
  const error = useSteady(props.error);
  useUnsavedGuard(isUntaken);
  const takeOther = (other: string) => {
    onType(other);
    input.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    // The page saves what the cell has taken; a wrong number holds the save back.
    if (isSave(event)) {
      if (!take(true)) event.preventDefault();
      return;
    }
    // On the other number, Enter presses it.
    if (event.key === 'Enter' && event.target !== input.current) return;
    const step = event.altKey ? undefined : arrowSteps[event.key];
    if (event.key === 'Enter') take(true);
    if (event.key === 'Escape') leave(true);
    if (step) goBy(step);
    if (step || event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cell is left when the focus leaves both of its parts
    <span
      className="cell-typed"
      onKeyDown={keys}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || take(false)}
    >
      <input
        ref={input}
        className="cell-input"
        // biome-ignore lint/a11y/noAutofocus: the user pressed the number to type in its place
        autoFocus
        aria-label={field}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || doubt ? id : undefined}
        inputMode={notation.mayCalculate ? 'text' : 'decimal'}
        autoComplete="off"
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onType(target.value)}
      />
      {error && <FieldError id={id}>{error}</FieldError>}
      {doubt && !error && (
        <span className="cell-doubt" id={id}>
          <Understood text={doubt.understood} />
          <OtherNumber text={doubt.other} onTake={takeOther} />
        </span>
      )}
    </span>
  );
}
