import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRangeChange } from '#shared/editing/price-range-change.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatPack, formatPackaging } from '#shared/format/format-pack.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { type Cents, cents, type Price } from '#shared/money/units.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { Money, NoValue } from '#web/components/amount.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useProductText } from '../product-text.ts';
import './range-change.css';

type Props = { change: PriceRangeChange };

/** Says before it is confirmed that a colour costs something else: price range, packages, cost. */
export function RangeChange({ change }: Props) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const { before, after, difference } = change;
  const rangeOf = ({ row, priceRangeIndex }: PricedRow) => {
    const range = row.priceranges[priceRangeIndex];
    return text(range?.name_i18n ?? range?.name).text;
  };
  const packs = [packsOf(before), packsOf(after)] as const;
  return (
    <dl className="range-change">
      <Line label={t('view.colours.range')} before={rangeOf(before)} after={rangeOf(after)} />
      {packs[0] !== packs[1] && <Line label={t('view.colours.packs')} before={packs[0]} after={packs[1]} />}
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
        <Line
          key={size}
          label={formatPackaging(size, before.row.um)}
          before={<UnitPrice price={price.before} />}
          after={<UnitPrice price={price.after} />}
        />
      ))}
      <Line
        label={t('view.colours.cost')}
        before={<Money amount={before.cost} />}
        after={<Money amount={after.cost} />}
      >
        <Difference amount={difference} />
      </Line>
    </>
  );
}

const packsOf = ({ packs, row }: PricedRow) =>
  packs
    .filter(({ count }) => count > 0)
    .map((pack) => formatPack(pack, row.um))
    .join(' + ') || '0';

const UnitPrice = ({ price }: { price: Price | null }) =>
  price === null ? <NoValue /> : <span className="nowrap">{formatPrice(price)}</span>;

type LineProps = { label: string; before: ReactNode; after: ReactNode; children?: ReactNode };

function Line({ label, before, after, children }: LineProps) {
  const { t } = useTranslation('quotations');
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {before} <Icon name="arrow-right" />
        <span className="vh">{t('view.colours.becomes')}</span> <b>{after}</b> {children}
      </dd>
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
