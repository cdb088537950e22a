import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { italianNumber } from '#shared/format/format-number.ts';
import { useSteady } from '#web/lib/use-steady.ts';
import { useTypedFactor } from './use-typed-factor.ts';

const decimals = italianNumber(2, 6);

type Props = {
  label: string;
  /** The one that counts, and whether it is given here; else it comes from the price list, or is 1. */
  factor: number;
  isOwn: boolean;
  disabled: boolean;
  onChange: (factor: number | null) => void;
  onWrong: (isWrong: boolean) => void;
};

/** The next field for a factor has the keyboard. */
function goOn({ currentTarget, shiftKey }: KeyboardEvent<HTMLInputElement>) {
  const fields = [...document.querySelectorAll<HTMLInputElement>('.factor input:not(:disabled)')];
  const next = fields[fields.indexOf(currentTarget) + (shiftKey ? -1 : 1)];
  if (next) next.select();
  else currentTarget.blur();
  next?.focus();
}

/** A factor as it is typed; emptied, none is given here. It counts when the field is left, or with Enter. */
export function FactorInput({ label, disabled, ...wanted }: Props) {
  const { t } = useTranslation('priceUpdate');
  const id = useId();
  const { typed, type, forget, leave, ...read } = useTypedFactor(wanted);
  const problem = useSteady(read.problem);
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') forget();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    goOn(event);
  };
  return (
    <span className="factor-field">
      <span className={`factor input num${wanted.isOwn ? ' own' : ''}`}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-label={label}
          aria-describedby={problem ? id : undefined}
          aria-invalid={problem ? true : undefined}
          disabled={disabled}
          value={typed ?? decimals.format(wanted.factor)}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
          onKeyDown={keys}
        />
      </span>
      {problem && (
        <span className="error" id={id} role="alert">
          {t(`factor.${problem}`)}
        </span>
      )}
    </span>
  );
}
