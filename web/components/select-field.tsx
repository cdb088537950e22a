import type { ComponentProps } from 'react';
import { type FieldProps, FormField, splitProps } from './form-field.tsx';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type Option = { value: string; label: string };

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'required' | 'children' | keyof FieldProps>;
type Props = FieldProps &
  SelectProps & {
    options: readonly Option[];
    /** The first entry, with an empty value: "Tutti i paesi". */
    placeholder?: string;
    small?: boolean;
    /** Spins in place of the arrow while the choice is being applied. */
    busy?: boolean;
  };

/** A short list, native on every device; long lists are a SearchSelect. */
export function SelectField(props: Props) {
  const { field, rest } = splitProps(props);
  const { options, placeholder, small, busy, ...select } = rest;
  const unchosen = placeholder !== undefined && select.value === '';
  return (
    <FormField {...field}>
      {(control) => (
        <div className={`input${unchosen ? ' unchosen' : ''}${small ? ' s' : ''}`}>
          <select {...select} {...control} aria-busy={busy || undefined}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {busy ? <Spinner /> : <Icon name="angle-down" />}
        </div>
      )}
    </FormField>
  );
}
