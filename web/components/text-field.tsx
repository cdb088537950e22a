import type { ComponentProps, ReactNode } from 'react';
import { type FieldProps, FormField, splitProps } from './form-field.tsx';
import { Icon, type IconName } from './icon.tsx';
import { useLongest } from './use-longest.tsx';

type Measured = {
  /** The most letters that it may have. */
  longest?: number;
};
type InputProps = Omit<ComponentProps<'input'>, 'id' | 'required' | 'maxLength' | keyof FieldProps>;
type Props = FieldProps &
  InputProps &
  Measured & {
    icon?: IconName;
    unit?: string;
    end?: ReactNode;
    /** Another value, one press away: stands behind the hint or the error. */
    offer?: ReactNode;
  };

/** Years have four digits: without a last day, browsers take six. */
const lastOf: Record<string, string> = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' };

/** `register('name')` of react-hook-form spreads into it. */
export function TextField({ longest, ...props }: Props) {
  const { field, rest } = splitProps(props);
  const { icon, unit, end, offer, ...input } = rest;
  const { around, mark, error, count } = useLongest(longest);
  return (
    <FormField {...field} error={error ?? field.error} labelEnd={count ?? field.labelEnd} offer={offer}>
      {(control) => (
        <div className="input" {...around}>
          {icon && <Icon name={icon} />}
          <input type="text" max={lastOf[input.type ?? '']} {...input} {...mark} {...control} />
          {unit && <span className="unit">{unit}</span>}
          {end}
        </div>
      )}
    </FormField>
  );
}

type AreaProps = FieldProps &
  Measured &
  Omit<ComponentProps<'textarea'>, 'id' | 'required' | 'maxLength' | keyof FieldProps>;

export function TextArea({ longest, ...props }: AreaProps) {
  const { field, rest } = splitProps(props);
  const { around, mark, error, count } = useLongest(longest);
  return (
    <FormField {...field} error={error ?? field.error} labelEnd={count ?? field.labelEnd}>
      {(control) => (
        <div className="input" {...around}>
          <textarea {...rest} {...mark} {...control} />
        </div>
      )}
    </FormField>
  );
}
