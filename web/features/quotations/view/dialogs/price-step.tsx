import { useTranslation } from 'react-i18next';
import { nonBreakingSpace } from '#shared/format/format-number.ts';
import { formatSignedPercent } from '#shared/format/format-percent.ts';
import { roundedQuotient } from '#shared/money/rounded-quotient.ts';
import { fraction, perUnit } from '#shared/money/units.ts';
import { Icon } from '#web/components/icon.tsx';
import './price-step.css';

type Props<Amount extends number> = {
  before: Amount | null;
  after: Amount | null;
  format: (amount: Amount) => string;
};

/** An amount before and after, with the difference in percent. */
export function PriceStep<Amount extends number>({ before, after, format }: Props<Amount>) {
  const { t } = useTranslation('quotations');
  const text = (amount: Amount | null) => (amount === null ? t('newPrices.none') : format(amount));
  const [old, now] = [text(before), text(after)];
  if (old === now) return <span className="num nowrap">{now}</span>;
  const change = changeOf(before, after);
  return (
    <span className="price-step num">
      <span className="vh">{t('newPrices.step', { before: old, after: now })}</span>
      <span className="was nowrap" aria-hidden="true">
        {old}
      </span>
      <Icon name="arrow-right" />
      <b className="nowrap" aria-hidden="true">
        {now}
      </b>
      {change !== undefined && (
        <span className={`change nowrap ${change > 0 ? 'up' : 'down'}`}>
          {nonBreakingSpace}
          {formatSignedPercent(change)}
        </span>
      )}
    </span>
  );
}

function changeOf(before: number | null, after: number | null) {
  if (!before || after === null) return undefined;
  return fraction(Math.sign(after - before) * roundedQuotient([Math.abs(after - before), perUnit], [before]));
}
