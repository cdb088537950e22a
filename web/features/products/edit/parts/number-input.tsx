import { useState } from 'react';
import { type TypedNumber, typedConsumption } from '#shared/catalogue/product-form/typed-number.ts';
import { formatCatalogueNumber } from '#shared/format/format-catalogue-number.ts';
import { FormField } from '#web/components/form-field.tsx';
import { useFieldIssue, useIssueText } from './field-issues.ts';

type Props = {
  label: string;
  hideLabel?: boolean;
  /** Path in the draft. */
  field: string;
  value: string;
  onChange: (typed: string) => void;
  unit?: string;
  /** The consequence, while it is empty or 0. */
  lacking?: string;
  disabled?: boolean;
};

export const issueOf = (typed: TypedNumber) => ('issue' in typed ? typed.issue : undefined);

/** A consumption. It shows the number as it is understood, beside a point and on leaving, or why it is none (OPC-24). */
export function NumberInput(props: Props) {
  const { label, hideLabel, field, value, onChange, unit, lacking, disabled } = props;
  const [left, setLeft] = useState(true);
  const issueText = useIssueText();
  const marked = useFieldIssue(field);
  const typed = typedConsumption(value);
  const understood = 'value' in typed ? formatCatalogueNumber(typed.value) : undefined;
  const leave = () => {
    setLeft(true);
    if (understood !== undefined && understood !== value) onChange(understood);
  };
  const error = marked ?? (left ? issueText(issueOf(typed)) : undefined);
  // A point may group thousands or be a decimal mark.
  const isRead = !left && understood && value.includes('.');
  const hint = 'value' in typed && !typed.value ? lacking : undefined;
  return (
    <FormField label={label} hideLabel={hideLabel} error={disabled ? undefined : error} hint={hint}>
      {(control) => (
        <div className="input num">
          {isRead && <span className="unit">= {understood}</span>}
          <input
            {...control}
            data-field={field}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={value}
            disabled={disabled}
            onFocus={() => setLeft(false)}
            onChange={(event) => onChange(event.target.value)}
            onBlur={leave}
          />
          {unit && <span className="unit">{unit}</span>}
        </div>
      )}
    </FormField>
  );
}
