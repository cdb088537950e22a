import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSteady } from '#web/lib/use-steady.ts';
import { Icon } from './icon.tsx';
import './form-field.css';

export type FieldProps = {
  label: string;
  /** Shows the label to assistive technology only. */
  hideLabel?: boolean;
  required?: boolean;
  /** Says "facoltativo": only in forms where most fields are required. */
  optional?: boolean;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: string;
  /** A link at the right of the label. */
  labelEnd?: ReactNode;
};

type FieldControl = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

/** Separates the props of the field from the props of its control. */
export function splitProps<Props extends FieldProps>(props: Props) {
  const { label, hideLabel, required, optional, hint, error, labelEnd, ...rest } = props;
  return { field: { label, hideLabel, required, optional, hint, error, labelEnd }, rest };
}

type Props = FieldProps & {
  /** Another value, one press away: stands behind the hint or the error. */
  offer?: ReactNode;
  /** For a control without a native label: the id of the label names it, and a press on the label calls this. */
  onLabel?: () => void;
  children: (control: FieldControl, labelId: string) => ReactNode;
};

/** Label, control, and below it the hint or the error. */
export function FormField(props: Props) {
  const { label, hideLabel, required, optional, hint, offer, labelEnd, onLabel, children } = props;
  const error = useSteady(props.error);
  const { t } = useTranslation();
  const id = useId();
  const below = error || hint ? `${id}-below` : undefined;
  const name = (
    <>
      {label}
      {required && (
        <span className="req" aria-hidden="true">
          *
        </span>
      )}
      {optional && <span className="opt">{t('field.optional')}</span>}
    </>
  );
  return (
    <div className="field">
      <div className={hideLabel ? 'vh' : 'field-head'}>
        {onLabel ? (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: as a native label, which does nothing for keys either
          <span className="label" id={`${id}-label`} onClick={onLabel}>
            {name}
          </span>
        ) : (
          <label htmlFor={id}>{name}</label>
        )}
        {labelEnd}
      </div>
      {children(
        {
          id,
          // A part that is left out stays as the control's owner says.
          ...(below && { 'aria-describedby': below }),
          ...(error && { 'aria-invalid': true }),
          ...(required && { 'aria-required': true }),
        },
        `${id}-label`,
      )}
      {error ? (
        <FieldError id={below}>
          {error}
          {offer}
        </FieldError>
      ) : (
        hint && (
          <p className="hint" id={below}>
            {hint}
            {offer}
          </p>
        )
      )}
    </div>
  );
}

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="error" id={id} role="alert">
    <Icon name="exclamation-circle" />
    {children}
  </p>
);
