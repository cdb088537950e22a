import { type ChangeEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { formatWhole } from '#shared/format/format-number.ts';
import { type CountFault, readTypedCount } from '#shared/money/read-typed-count.ts';

type Options = { value: number; largest: number; onChange: (value: number) => void };
/** `count`: what was counted when it was typed. Once another count holds, the text is outdated. */
type Typed = { text: string; count: number; fault?: CountFault };

/**
 * A count in a text field. With the focus it shows bare digits, all selected: the first one typed replaces them. A text
 * that is no count stays as it was typed, with its fault, until it is put right. The count is then as it was before, and
 * so it is while the field is empty.
 */
export function useTypedCount({ value, largest, onChange }: Options) {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(value);
  const [lastTyped, setTyped] = useState<Typed>();
  const [hasFocus, setHasFocus] = useState(false);
  const [selected, selectAll] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    if (selected > 0) input.current?.select();
  }, [selected]);
  const typed = lastTyped?.count === value ? lastTyped : undefined;

  const step = (to: number) => {
    const count = Math.max(0, Math.min(largest, to));
    before.current = count;
    setTyped(undefined);
    if (document.activeElement === input.current) selectAll();
    onChange(count);
  };
  const type = (text: string) => {
    const read = readTypedCount(text, largest);
    const isFault = typeof read === 'string';
    const count = typeof read === 'number' ? read : before.current;
    setTyped(isFault ? { text, count, fault: read } : { text: text.replace(/\D/g, ''), count });
    if (count !== value) onChange(count);
  };
  const field = {
    value: typed?.text ?? (hasFocus ? String(value) : formatWhole(value)),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
    onFocus: () => {
      before.current = value;
      setHasFocus(true);
      selectAll();
    },
    onBlur: () => {
      setHasFocus(false);
      if (!typed?.fault) setTyped(undefined);
    },
  };
  return { input, fault: typed?.fault, step, field };
}
