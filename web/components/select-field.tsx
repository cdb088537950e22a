import type { ComponentProps } from 'react';
import { type FieldProps, FormField } from './form-field.tsx';
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
    /** Spins in place of the arrow: what was chosen is being applied. */
    busy?: boolean;
  };

/** A short list, native on every device; long lists are a SearchSelect. */
export function SelectField(props: Props) {
  const {
    label,
    hideLabel,
    required,
    optional,
    hint,
    error,
    labelEnd,
    options,
    placeholder,
    small,
    busy,
    ...select
  } = props;
  const unchosen = placeholder !== undefined && select.value === '';
  return (
    <FormField {...{ label, hideLabel, required, optional, hint, error, labelEnd }}>
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
