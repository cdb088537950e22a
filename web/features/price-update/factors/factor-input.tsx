import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { italianNumber } from '#shared/format/format-number.ts';
import { readFactor } from '#shared/price-update/read-factor.ts';
import { useSteady } from '#web/lib/use-steady.ts';

const decimals = italianNumber(2, 6);

type Props = {
  label: string;
  /** The one that counts, and whether it is given here; else it comes from the price list, or is 1. */
  factor: number;
  isOwn: boolean;
  onChange: (factor: number | null) => void;
  onWrong: (isWrong: boolean) => void;
};

/** The next field for a factor has the keyboard. */
function goOn({ currentTarget, shiftKey }: KeyboardEvent<HTMLInputElement>) {
  const fields = [...document.querySelectorAll<HTMLInputElement>('.factor input')];
  const next = fields[fields.indexOf(currentTarget) + (shiftKey ? -1 : 1)];
  if (next) next.select();
  else currentTarget.blur();
  next?.focus();
}

/** A factor as it is typed; emptied, none is given here. It counts when the field is left, or with Enter. */
export function FactorInput({ label, ...wanted }: Props) {
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
          aria-label={label}
          aria-describedby={problem ? id : undefined}
          aria-invalid={problem ? true : undefined}
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

type Wanted = {
  factor: number;
  isOwn: boolean;
  onChange: (factor: number | null) => void;
  onWrong: (isWrong: boolean) => void;
};

/**
 * A factor while it is typed. It counts when the user leaves the field, which shows an error until it holds a factor.
 */
function useTypedFactor({ factor, isOwn, onChange, onWrong }: Wanted) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const read = typed === undefined ? undefined : readFactor(typed);
  const isWrong = typeof read === 'string';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, and taken back when the field goes
  useEffect(() => {
    onWrong(isWrong);
    return () => onWrong(false);
  }, [isWrong]);
  return {
    typed,
    problem: isLeft && typeof read === 'string' ? read : undefined,
    type: (text: string) => {
      setLeft(false);
      setTyped(text);
    },
    forget: () => setTyped(undefined),
    leave: () => {
      setLeft(true);
      if (read === undefined || typeof read === 'string') return;
      if (read === null ? isOwn : read !== factor) onChange(read);
      setTyped(undefined);
    },
  };
}
