import type { ComponentProps } from 'react';
import { TextField } from '#web/components/text-field.tsx';
import type { Notation } from './numbers.ts';

type Props = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error' | 'unit' | 'required'> & {
  value: string;
  notation: Notation;
  onType: (typed: string) => void;
};

/** A typed number; on leaving the field it shows as it is understood (OPC-24). */
export function NumberInput({ value, notation, onType, ...field }: Props) {
  const tidy = () => {
    const read = notation.read(value);
    if (read != null) onType(notation.write(read));
  };
  return (
    <TextField
      {...field}
      className="num"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onType(target.value)}
      onBlur={tidy}
    />
  );
}

/** The text of a number in its field; nothing for none. */
export const typedOf = (value: number | null, { write }: Notation): string =>
  value === null ? '' : write(value);
