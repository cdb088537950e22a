import { type ComponentProps, useRef, useState } from 'react';
import { OtherNumber } from '#web/components/other-number.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { Understood, useTypedDoubt } from '#web/components/typed-doubt.tsx';
import type { Notation } from './numbers.ts';

type Props = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error' | 'unit' | 'required'> & {
  value: string;
  notation: Notation;
  onType: (typed: string) => void;
};

/** A typed number; on leaving the field it shows as it is understood, and what else it may mean (OPC-24). */
export function NumberInput({ value, notation, onType, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const doubt = useTypedDoubt(notation)(typed);
  const isOpen = doubt && (value === typed || value === doubt.understood);
  const type = (text: string) => {
    setTyped(text);
    onType(text);
  };
  const tidy = () => {
    const read = notation.read(value);
    if (read != null) onType(notation.write(read));
  };
  const take = (other: string) => {
    type(other);
    input.current?.focus();
  };
  return (
    <TextField
      {...field}
      ref={input}
      hint={isOpen ? <Understood text={doubt.understood} /> : field.hint}
      offer={isOpen && <OtherNumber text={doubt.other} onTake={take} />}
      className="num"
      inputMode={notation.mayCalculate ? 'text' : 'decimal'}
      autoComplete="off"
      value={value}
      onChange={({ target }) => type(target.value)}
      onBlur={tidy}
    />
  );
}

/** The text of a number in its field; nothing for none. */
export const typedOf = (value: number | null, { write }: Notation): string =>
  value === null ? '' : write(value);
