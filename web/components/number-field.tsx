import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { formatTypedNumber } from '#shared/format/format-typed-number.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import type { TypedUnit } from '#shared/money/read-typed-number.ts';
import { useReadNumber } from '#web/lib/use-read-number.ts';
import { type FieldProps, FormField, splitProps } from './form-field.tsx';
import { OtherNumber } from './other-number.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'required' | 'value' | 'onChange' | keyof FieldProps>;
type Props = Omit<FieldProps, 'hint'> &
  InputProps & {
    /** The text in the field; the schema of the form reads it (QCA-010). */
    value: string;
    /** As a person typed it, where `value` is its tidied number. */
    typed?: string;
    /** The text of the stored number. */
    stored?: string;
    unit: TypedUnit;
    /** The question whose answer the form awaits. */
    question?: string;
    onChange: (typed: string) => void;
    /** The number as it is understood, once the field is left (OP46). */
    onTidy: (tidied: string) => void;
  };

/** A held Enter answers once. */
const holdEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};

/**
 * A number that is typed. While the field has the focus, it shows the number that was understood. Where its text looks like
 * another number, that one is a press away.
 */
export function NumberField(props: Props) {
  const { field, rest } = splitProps(props);
  const { typed = props.value, stored, unit, question, onChange, onTidy, onBlur, ...input } = rest;
  const place = useRef<HTMLDivElement>(null);
  const read = useReadNumber(unit)(typed, stored);
  const number = typeof read === 'object' && Number.isFinite(read.value) ? read : undefined;
  const understood = number && formatTypedNumber(number.value);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (understood && understood !== props.value) onTidy(understood);
    onBlur?.(event);
  };
  const take = (other: string) => {
    onChange(other);
    place.current?.querySelector('input')?.focus();
  };
  const reading = understood && `= ${understood} ${unitLabel(unit)}`;
  const isMarked = number?.isDoubtful || question !== undefined;
  return (
    <FormField
      {...field}
      hint={<span className={isMarked ? 'reading marked' : 'reading'}>{question ?? reading}</span>}
      offer={
        number?.other !== undefined && <OtherNumber text={formatTypedNumber(number.other)} onTake={take} />
      }
    >
      {(control) => (
        <div className="input num" ref={place}>
          <input
            {...input}
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={holdEnter}
            onBlur={leave}
          />
          <span className="unit">{unitLabel(unit)}</span>
        </div>
      )}
    </FormField>
  );
}
