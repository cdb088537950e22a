import { useTranslation } from 'react-i18next';
import { formatSignedPercent } from '#shared/format/format-percent.ts';
import { roundedQuotient } from '#shared/money/rounded-quotient.ts';
import { fraction, perUnit } from '#shared/money/units.ts';
import { BeforeAfter } from '#web/components/before-after.tsx';
import './price-step.css';

type Props<Amount extends number> = {
  before: Amount | null;
  after: Amount | null;
  format: (amount: Amount) => string;
};

/** An amount before and after, with the difference in percent; one amount without a difference. */
export function PriceStep<Amount extends number>({ before, after, format }: Props<Amount>) {
  const { t } = useTranslation('quotations');
  const text = (amount: Amount | null) => (
    <span className="num nowrap">{amount === null ? t('newPrices.none') : format(amount)}</span>
  );
  if (before === after) return text(after);
  return (
    <BeforeAfter before={text(before)} after={text(after)}>
      <PriceChange before={before} after={after} />
    </BeforeAfter>
  );
}

function PriceChange({ before, after }: { before: number | null; after: number | null }) {
  if (!before || after === null) return null;
  const size = roundedQuotient([Math.abs(after - before), perUnit], [before]);
  const change = fraction(Math.sign(after - before) * size);
  return (
    <span className={`price-change num nowrap ${change > 0 ? 'up' : 'down'}`}>
      {formatSignedPercent(change)}
    </span>
  );
}
