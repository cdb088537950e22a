import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { italianNumber } from '#shared/format/format-number.ts';
import { readFactor } from '#shared/price-update/read-factor.ts';

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
export function FactorInput({ label, factor, isOwn, disabled, onChange, onWrong }: Props) {
  const { t } = useTranslation('priceUpdate');
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? undefined : readFactor(typed);
  const [isLeft, setLeft] = useState(false);
  const problem = isLeft && typeof read === 'string' ? t(`factor.${read}`) : undefined;
  const isWrong = typeof read === 'string';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, and taken back when the field goes
  useEffect(() => {
    onWrong(isWrong);
    return () => onWrong(false);
  }, [isWrong]);
  const leave = () => {
    setLeft(true);
    if (read === undefined || typeof read === 'string') return;
    if (read === null ? isOwn : read !== factor) onChange(read);
    setTyped(undefined);
  };
  return (
    <span className="factor-field">
      <span className={`factor input num${isOwn ? ' own' : ''}`}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-label={label}
          aria-describedby={problem ? id : undefined}
          aria-invalid={problem ? true : undefined}
          disabled={disabled}
          value={typed ?? decimals.format(factor)}
          onChange={({ target }) => {
            setLeft(false);
            setTyped(target.value);
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped(undefined);
            if (event.key !== 'Enter') return;
            event.preventDefault();
            goOn(event);
          }}
        />
      </span>
      {problem && (
        <span className="error" id={id} role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
