import { type ChangeEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { formatWhole } from '#shared/format/format-number.ts';
import { type CountFault, readTypedCount } from '#shared/money/read-typed-count.ts';

type Options = { value: number; largest: number; onChange: (value: number) => void };

/**
 * A count in a text field. With the focus it shows bare digits, all selected: the first one typed replaces them. A text
 * that is no count is refused with its reason. An empty field is 0 once it is left.
 */
export function useTypedCount({ value, largest, onChange }: Options) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<CountFault>();
  const [selected, selectAll] = useReducer((times: number) => times + 1, 0);
  useRefusal(input, largest, setFault);
  useLayoutEffect(() => {
    if (selected > 0) input.current?.select();
  }, [selected]);

  const step = (to: number) => {
    const count = Math.max(0, Math.min(largest, to));
    setFault(undefined);
    if (typed !== undefined) setTyped(String(count));
    if (document.activeElement === input.current) selectAll();
    onChange(count);
  };
  const isEmpty = typed === '';
  /** An empty field counts 0. */
  const settle = () => {
    if (isEmpty && value !== 0) onChange(0);
  };
  const field = {
    value: shownText(typed, value),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const read = readTypedCount(target.value, largest);
      if (typeof read === 'string') return setFault(read);
      setFault(undefined);
      setTyped(target.value.replace(/\D/g, ''));
      if (read !== undefined) onChange(read);
    },
    onFocus: () => {
      setTyped(String(value));
      selectAll();
    },
    onBlur: () => {
      settle();
      setTyped(undefined);
      setFault(undefined);
    },
  };
  return { input, fault, step, settle, field, count: isEmpty ? 0 : value };
}

/** The typed text, unless the count is another one meanwhile. */
function shownText(typed: string | undefined, value: number): string {
  if (typed === undefined) return formatWhole(value);
  return typed === '' || Number(typed) === value ? typed : String(value);
}

/** Refuses a text before it is in the field, so that what is selected stays selected. */
function useRefusal(
  input: React.RefObject<HTMLInputElement | null>,
  largest: number,
  onFault: (fault: CountFault) => void,
) {
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const refuse = (event: InputEvent) => {
      const { value, selectionStart, selectionEnd } = field;
      if (event.data === null || selectionStart === null || selectionEnd === null) return;
      const read = readTypedCount(
        value.slice(0, selectionStart) + event.data + value.slice(selectionEnd),
        largest,
      );
      if (typeof read !== 'string') return;
      event.preventDefault();
      onFault(read);
    };
    field.addEventListener('beforeinput', refuse);
    return () => field.removeEventListener('beforeinput', refuse);
  }, [input, largest, onFault]);
}
