import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { unmistakable } from '#shared/catalogue/product-form/other-reading.ts';
import { typedPrice, typedSize } from '#shared/catalogue/product-form/typed-number.ts';
import { formatCatalogueNumber, formatEuro } from '#shared/format/format-catalogue-number.ts';
import { Button } from '#web/components/button.tsx';
import { useNumberLanguage } from '#web/lib/use-number-language.ts';
import { useFieldIssue, useIssueText } from '../parts/field-issues.ts';
import { issueOf } from '../parts/number-input.tsx';
import { useDoubt } from './doubts-context.ts';
import '#web/components/number-field.css';

type Props = {
  label: string;
  /** Path in the draft. */
  field: string;
  /** Place in the table: "2-0" is the size of the third package. */
  cell: string;
  kind: 'size' | 'price';
  unit: string;
  /** A warning, which hinders nothing. */
  note?: string | false;
  value: string;
  /** `how` says of a number that the cell only wrote it in its own way. */
  onChange: (typed: string, how?: 'tidied') => void;
};

/** A cell that takes a number; on leaving it shows it as it was understood, or why it is none. */
export function PackCell({ label, field, cell, kind, unit, note, value, onChange }: Props) {
  const id = useId();
  const issueText = useIssueText();
  const marked = useFieldIssue(field);
  const typed = kind === 'size' ? typedSize(value) : typedPrice(value);
  // A size that is still to be typed is missed when the product is saved.
  const error = value.trim() === '' ? marked : (issueText(issueOf(typed)) ?? marked);
  const format = kind === 'size' ? formatCatalogueNumber : formatEuro;
  const understood = 'value' in typed ? format(typed.value) : undefined;
  const language = useNumberLanguage();
  // A mark may group thousands or be a decimal one.
  const found = useDoubt(field);
  const doubt = error ? undefined : found;
  const said = !doubt && (error ?? note);
  const isRead = !said && !doubt && understood && value.includes('.');
  const leave = () => {
    if (found || understood === undefined || understood === value) return;
    const tidied = unmistakable(understood, language);
    if (tidied !== value) onChange(tidied, 'tidied');
  };
  const place = useRef<HTMLDivElement>(null);
  const take = (number: string) => {
    onChange(number);
    place.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <div className={`input s ${kind === 'price' ? 'num' : ''}`} ref={place}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={said || isRead || doubt ? id : undefined}
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
      {said && (
        <p className={`cell-issue${error ? '' : ' doubt'}`} id={id}>
          {said}
        </p>
      )}
      {doubt && <OtherNumber id={id} read={doubt.read} other={doubt.other} onTake={take} />}
    </>
  );
}

type OtherProps = { id: string; read: string; other: string; onTake: (number: string) => void };

/** How a doubtful text was understood, and the other number a press away. */
function OtherNumber({ id, read, other, onTake }: OtherProps) {
  const { t } = useTranslation();
  return (
    <p className="cell-issue doubt" id={id}>
      {t('number.read', { number: read })}{' '}
      <Button small variant="text" className="other-number" onClick={() => onTake(other)}>
        {t('number.other', { number: other })}
      </Button>
    </p>
  );
}
