import type { ComponentProps, FocusEvent } from 'react';
import { formatPlainQuantity } from '#shared/format/format-quantity.ts';
import { parseTypedQuantity } from '#shared/money/parse-typed-quantity.ts';
import { beyondAnyLimit } from '#shared/money/scaled-integer.ts';
import { type FieldProps, FormField, splitProps } from './form-field.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'required' | 'value' | 'onChange' | keyof FieldProps>;
type Props = FieldProps &
  InputProps & {
    /** The typed text; the schema of the form reads it (QCA-010). */
    value: string;
    onChange: (typed: string) => void;
    unit?: string;
  };

/** The number as the schema reads it: '12.5' becomes '125' (OP46). A number beyond all limits stays as typed. */
function tidied(typed: string): string {
  const quantity = parseTypedQuantity(typed);
  if (quantity === undefined) return '';
  return quantity === beyondAnyLimit ? typed : formatPlainQuantity(quantity);
}

export function NumberField(props: Props) {
  const { field, rest } = splitProps(props);
  const { unit, onChange, onBlur, ...input } = rest;
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const tidy = tidied(props.value);
    if (tidy !== props.value) onChange(tidy);
    onBlur?.(event);
  };
  return (
    <FormField {...field}>
      {(control) => (
        <div className="input num">
          <input
            {...input}
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
            onBlur={leave}
          />
          {unit && <span className="unit">{unit}</span>}
        </div>
      )}
    </FormField>
  );
}
