import type { ComponentProps, FocusEvent } from 'react';
import { formatPlainQuantity } from '#shared/format/format-quantity.ts';
import { parseTypedQuantity } from '#shared/money/parse-typed-quantity.ts';
import { beyondAnyLimit } from '#shared/money/scaled-integer.ts';
import { type FieldProps, FormField } from './form-field.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'required' | 'value' | 'onChange' | keyof FieldProps>;
type Props = FieldProps &
  InputProps & {
    /** What was typed; the form's schema reads it (QCA-010). */
    value: string;
    onChange: (typed: string) => void;
    unit?: string;
  };

/** The typed number as it will be understood: '12.5' becomes '125' (OP46); one too large to hold stays as typed. */
function tidied(typed: string): string {
  const quantity = parseTypedQuantity(typed);
  if (quantity === undefined) return '';
  return quantity === beyondAnyLimit ? typed : formatPlainQuantity(quantity);
}

export function NumberField(props: Props) {
  const { label, hideLabel, required, optional, hint, error, labelEnd, unit, onChange, onBlur, ...input } =
    props;
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const tidy = tidied(props.value);
    if (tidy !== props.value) onChange(tidy);
    onBlur?.(event);
  };
  return (
    <FormField {...{ label, hideLabel, required, optional, hint, error, labelEnd }}>
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
