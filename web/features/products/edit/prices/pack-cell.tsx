import { useId } from 'react';
import { typedPrice, typedSize } from '#shared/catalogue/product-form/typed-number.ts';
import { formatCatalogueNumber, formatEuro } from '#shared/format/format-catalogue-number.ts';
import { useFieldIssue, useIssueText } from '../parts/field-issues.ts';
import { issueOf } from '../parts/number-input.tsx';

type Props = {
  label: string;
  /** Path in the draft. */
  field: string;
  /** Place in the table: "2-0" is the size of the third package. */
  cell: string;
  kind: 'size' | 'price';
  unit: string;
  value: string;
  onChange: (typed: string) => void;
};

/** A cell that takes a number; on leaving it shows it as it was understood, or why it is none. */
export function PackCell({ label, field, cell, kind, unit, value, onChange }: Props) {
  const id = useId();
  const issueText = useIssueText();
  const marked = useFieldIssue(field);
  const typed = kind === 'size' ? typedSize(value) : typedPrice(value);
  // A size that is still to be typed is missed when the product is saved.
  const error = value.trim() === '' ? marked : (issueText(issueOf(typed)) ?? marked);
  const format = kind === 'size' ? formatCatalogueNumber : formatEuro;
  const understood = 'value' in typed ? format(typed.value) : undefined;
  // A point may group thousands or be a decimal mark.
  const isRead = !error && understood && value.includes('.');
  const leave = () => {
    if (understood !== undefined && understood !== value) onChange(understood);
  };
  return (
    <>
      <div className={`input s ${kind === 'price' ? 'num' : ''}`}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || isRead ? id : undefined}
          data-field={field}
          data-cell={cell}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={leave}
        />
        <span className="unit">{unit}</span>
        {isRead && (
          <span className="cell-reading" id={id}>
            = {understood} {unit}
          </span>
        )}
      </div>
      {error && (
        <p className="cell-issue" id={id}>
          {error}
        </p>
      )}
    </>
  );
}
