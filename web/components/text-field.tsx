import type { ComponentProps, ReactNode } from 'react';
import { type FieldProps, FormField } from './form-field.tsx';
import { Icon, type IconName } from './icon.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'required' | keyof FieldProps>;
type Props = FieldProps & InputProps & { icon?: IconName; unit?: string; end?: ReactNode };

/** `register('name')` of react-hook-form spreads into it. */
export function TextField(props: Props) {
  const { label, hideLabel, required, optional, hint, error, labelEnd, icon, unit, end, ...input } = props;
  return (
    <FormField {...{ label, hideLabel, required, optional, hint, error, labelEnd }}>
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
  const { label, hideLabel, required, optional, hint, error, labelEnd, ...area } = props;
  return (
    <FormField {...{ label, hideLabel, required, optional, hint, error, labelEnd }}>
      {(control) => (
        <div className="input">
          <textarea {...area} {...control} />
        </div>
      )}
    </FormField>
  );
}
