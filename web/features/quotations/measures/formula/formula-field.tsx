import { useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDimension } from '#shared/format/format-measure.ts';
import { longestFormula, readFormula } from '#shared/measuring/read-formula.ts';
import { shownFormula } from '#shared/measuring/shown-formula.ts';
import { FieldError } from '#web/components/form-field.tsx';
import { OwnKeysContext } from './own-keys.ts';
import './formula-field.css';

type Props = {
  label: string;
  /** Completes the label where a screen has many: "Lunghezza di Parete". */
  of?: string | undefined;
  value: string | null;
  placeholder?: string | undefined;
  /** Said below it, behind the value or alone. */
  unit?: string | undefined;
  /** Its line is entered here. */
  isFirst?: boolean;
  /** A fault beside what cannot be read. */
  fault?: string | undefined;
  onChange: (typed: string | null) => void;
};

const isPlain = (text: string) => /^\d*(?:[.,]\d{0,3})?$/.test(text.trim());

/**
 * A measured number as a formula. What was typed is kept; once the field is left it is shown with commas and one sign for each
 * operation (MEA-008).
 */
export function FormulaField(props: Props) {
  const { label, of, value, placeholder, unit = '', isFirst, fault, onChange } = props;
  const { t } = useTranslation('measures');
  const id = useId();
  const ownKeys = useContext(OwnKeysContext);
  const [state, setState] = useState({ isInside: false, isTyped: false });
  const text = value ?? '';
  const read = readFormula(text);
  const own = read.fault && <Unread text={text} {...read.fault} />;
  const error = state.isInside ? undefined : (own ?? fault);
  const number = read.value ?? null;
  const isRead = number !== null && (state.isInside || !isPlain(text));
  return (
    <div className={`formula${error ? ' wrong' : ''}`}>
      <label htmlFor={id}>
        <span className="lab">{label}</span>
        {of && <span className="vh"> {t('of', { name: of })}</span>}
      </label>
      <div className="input num">
        <input
          id={id}
          type="text"
          autoComplete="off"
          inputMode={ownKeys ? 'none' : undefined}
          data-formula=""
          data-autofocus={isFirst || undefined}
          maxLength={longestFormula}
          placeholder={placeholder}
          value={state.isTyped ? text : shownFormula(text)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || isRead ? `${id}-below` : undefined}
          onFocus={() => setState({ isInside: true, isTyped: false })}
          onBlur={() => setState({ isInside: false, isTyped: false })}
          onChange={(event) => {
            setState({ isInside: true, isTyped: true });
            onChange(event.target.value || null);
          }}
        />
      </div>
      {error ? (
        <FieldError id={`${id}-below`}>
          <span>{error}</span>
        </FieldError>
      ) : (
        (isRead || unit) && (
          <span className="value" id={`${id}-below`}>
            {isRead ? `${t('value', { number: formatDimension(number) })} ${unit}` : unit}
          </span>
        )
      )}
    </div>
  );
}

/** Characters beside the one that cannot be read. */
const mostAround = 10;

type UnreadProps = { text: string } & NonNullable<ReturnType<typeof readFormula>['fault']>;

/** Says why, and marks the first character that cannot be read (MEA-006). */
function Unread({ text, ...fault }: UnreadProps) {
  const { t } = useTranslation('measures');
  const words = t(`fault.${fault.reason}`);
  if (fault.reason !== 'unreadable') return words;
  const { at } = fault;
  const from = Math.max(0, at - mostAround);
  const to = at + 1 + mostAround;
  return (
    <>
      {words}{' '}
      <span className="unread">
        {from > 0 && '…'}
        {text.slice(from, at)}
        <mark>{text.charAt(at) || '…'}</mark>
        {text.slice(at + 1, to)}
        {text.length > to && '…'}
      </span>
    </>
  );
}
