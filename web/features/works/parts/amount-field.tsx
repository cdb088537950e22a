import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { parseCataloguePrice } from '#shared/money/parse-catalogue-number.ts';
import type { WorkContent, WorkForm } from '#shared/schemas/work-input.ts';
import { TextField } from '#web/components/text-field.tsx';
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

/** A typed number of a work; on leaving the field it shows as it is understood (OPC-24). */
export function AmountField({ form, name, label, unit, hint, write, onTyped }: Props) {
  const message = useMessage(['works']);
  const { register, setValue, formState } = form;
  const tidy = (typed: string) => {
    const value = parseCataloguePrice(typed);
    if (typeof value === 'number' && Number.isFinite(value)) setValue(name, write(value));
  };
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      className="num"
      unit={unit}
      error={message(formState.errors[name]?.message)}
      {...register(name, { onChange: onTyped, onBlur: ({ target }) => tidy(target.value) })}
    />
  );
}
