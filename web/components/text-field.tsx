import type { ComponentProps, ReactNode } from 'react';
import { type FieldProps, FormField, splitProps } from './form-field.tsx';
import { Icon, type IconName } from './icon.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'required' | keyof FieldProps>;
type Props = FieldProps & InputProps & { icon?: IconName; unit?: string; end?: ReactNode };

/** `register('name')` of react-hook-form spreads into it. */
export function TextField(props: Props) {
  const { field, rest } = splitProps(props);
  const { icon, unit, end, ...input } = rest;
  return (
    <FormField {...field}>
      {(control) => (
        <div className="input">
          {icon && <Icon name={icon} />}
          <input type="text" {...input} {...control} />
          {unit && <span className="unit">{unit}</span>}
          {end}
        </div>
      )}
    </FormField>
  );
}

type AreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'required' | keyof FieldProps>;

export function TextArea(props: AreaProps) {
  const { field, rest } = splitProps(props);
  return (
    <FormField {...field}>
      {(control) => (
        <div className="input">
          <textarea {...rest} {...control} />
        </div>
      )}
    </FormField>
  );
}
