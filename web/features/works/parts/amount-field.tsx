import { useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { parseCataloguePrice } from '#shared/money/parse-catalogue-number.ts';
import type { WorkContent, WorkForm } from '#shared/schemas/work-input.ts';
import { OtherNumber } from '#web/components/other-number.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { Understood, useTypedDoubt } from '#web/components/typed-doubt.tsx';
import { useMessage } from '#web/lib/use-message.ts';

export type WorkFormState = UseFormReturn<WorkForm, unknown, WorkContent>;

type Name = FieldPath<WorkForm> & ('price' | 'hours' | 'hourlyCost' | 'unitCost');
type Props = {
  form: WorkFormState;
  name: Name;
  label: string;
  unit: string;
  hint?: string;
  /** Writes a number, in ten-thousandths, as it is shown. */
  write: (value: number) => string;
  onTyped?: () => void;
};

/** Nothing for a text that is no number, or too large a one. */
function read(typed: string): number | undefined {
  const value = parseCataloguePrice(typed);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** A typed number of a work; on leaving the field it shows as it is understood, and what else it may mean (OPC-24). */
export function AmountField({ form, name, label, unit, hint, write, onTyped }: Props) {
  const message = useMessage(['works']);
  const { register, setValue, setFocus, watch, formState } = form;
  const [typed, setTyped] = useState('');
  const doubt = useTypedDoubt({ read, write })(typed);
  const isOpen = doubt && [typed, doubt.understood].includes(watch(name));
  const tidy = (left: string) => {
    const value = read(left);
    if (value !== undefined) setValue(name, write(value));
  };
  const take = (other: string) => {
    setTyped(other);
    setValue(name, other, { shouldDirty: true, shouldValidate: true });
    onTyped?.();
    setFocus(name);
  };
  return (
    <TextField
      label={label}
      hint={isOpen ? <Understood text={doubt.understood} /> : hint}
      offer={isOpen && <OtherNumber text={doubt.other} onTake={take} />}
      inputMode="decimal"
      autoComplete="off"
      className="num"
      unit={unit}
      error={message(formState.errors[name]?.message)}
      {...register(name, {
        onChange: ({ target }) => {
          setTyped(target.value);
          onTyped?.();
        },
        onBlur: ({ target }) => tidy(target.value),
      })}
    />
  );
}
