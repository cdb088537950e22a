import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRangeChange } from '#shared/editing/price-range-change.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatPackaging, formatPacks } from '#shared/format/format-pack.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { type Cents, cents } from '#shared/money/units.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { BeforeAfter } from '#web/components/before-after.tsx';
import { useRangeName } from '#web/lib/product-text.ts';
import { PriceStep } from '../price-step.tsx';
import './range-change.css';

type Props = { change: PriceRangeChange };

/** The price range, packages and cost that a colour changes, shown before it is confirmed. */
export function RangeChange({ change }: Props) {
  const { t } = useTranslation('quotations');
  const rangeName = useRangeName();
  const { before, after, difference } = change;
  const rangeOf = ({ row, priceRangeIndex }: PricedRow) => rangeName(row.priceranges[priceRangeIndex]);
  const packs = [packsOf(before), packsOf(after)] as const;
  return (
    <dl className="range-change">
      <Line label={t('view.colours.range')}>
        <BeforeAfter before={rangeOf(before)} after={rangeOf(after)} />
      </Line>
      {packs[0] !== packs[1] && (
        <Line label={t('view.colours.packs')}>
          <BeforeAfter before={packs[0]} after={packs[1]} />
        </Line>
      )}
      {difference !== null && <MoneyLines change={change} difference={difference} />}
    </dl>
  );
}

function MoneyLines({ change, difference }: Props & { difference: Cents }) {
  const { t } = useTranslation('quotations');
  const { before, after, prices } = change;
  return (
    <>
      {prices.map(({ size, ...price }) => (
        <Line key={size} label={formatPackaging(size, before.row.um)}>
          <PriceStep before={price.before} after={price.after} format={formatPrice} />
        </Line>
      ))}
      <Line label={t('view.colours.cost')}>
        <PriceStep before={before.cost} after={after.cost} format={formatMoney} />{' '}
        <Difference amount={difference} />
      </Line>
    </>
  );
}

const packsOf = ({ packs, row }: PricedRow) => formatPacks(packs, row.um).join(' + ') || '0';

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Difference({ amount }: { amount: Cents }) {
  const { t } = useTranslation('quotations');
  if (amount === 0) return <span className="nowrap">{t('view.colours.costsTheSame')}</span>;
  const text = formatMoney(cents(Math.abs(amount)));
  return (
    <span className="nowrap">
      {t(amount > 0 ? 'view.colours.costsMore' : 'view.colours.costsLess', { amount: text })}
    </span>
  );
}
