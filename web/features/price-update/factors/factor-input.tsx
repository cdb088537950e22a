import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { italianNumber } from '#shared/format/format-number.ts';
import { readFactor } from '#shared/price-update/read-factor.ts';
import { useSteady } from '#web/lib/use-steady.ts';
import type { Factors } from '../state/use-factors.ts';

const decimals = italianNumber(2, 6);

type Props = {
  label: string;
  /** Tells the field from others, wherever it is shown. */
  field: string;
  factors: Pick<Factors, 'typed' | 'type' | 'forget'>;
  /** The one that counts, and whether it is given here; else it comes from the price list, or is 1. */
  factor: number;
  isOwn: boolean;
  onChange: (factor: number | null) => void;
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
export function FactorInput(props: Props) {
  const { t } = useTranslation('priceUpdate');
  const id = useId();
  const { label, factor, isOwn } = props;
  const { text, type, forget, leave, ...read } = typedFactor(props);
  const problem = useSteady(read.problem);
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') forget();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    goOn(event);
  };
  return (
    <span className="factor-field">
      <span className={`factor input num${isOwn ? ' own' : ''}`}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-describedby={problem ? id : undefined}
          aria-invalid={problem ? true : undefined}
          value={text ?? decimals.format(factor)}
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

/** The typed text: it counts when the user leaves the field, which shows an error until it holds a factor. */
function typedFactor({ label, field, factors, factor, isOwn, onChange }: Props) {
  const { text, isLeft } = factors.typed.get(field) ?? {};
  const read = text === undefined ? undefined : readFactor(text);
  return {
    text,
    problem: isLeft && typeof read === 'string' ? read : undefined,
    type: (typed: string) => factors.type(field, { label, text: typed, isLeft: false }),
    forget: () => factors.forget(field),
    leave: () => {
      if (text === undefined) return;
      if (typeof read === 'string') return factors.type(field, { label, text, isLeft: true });
      if (read === null ? isOwn : read !== factor) onChange(read ?? null);
      factors.forget(field);
    },
  };
}
