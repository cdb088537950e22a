import { useTranslation } from 'react-i18next';
import { formatConsumption } from '#shared/format/format-consumption.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { nonBreakingSpace } from '#shared/format/format-number.ts';
import { formatPercent } from '#shared/format/format-percent.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import type { Cents, Fraction, Quantity as Millionths } from '#shared/money/units.ts';

/** A muted dash where there is no value, with a spoken text. */
export function NoValue({ spoken }: { spoken?: string }) {
  const { t } = useTranslation();
  return (
    <span className="muted">
      <span aria-hidden="true">—</span>
      <span className="vh">{spoken ?? t('table.noValue')}</span>
    </span>
  );
}

/** A formatted number with a muted unit. */
export function WithUnit({ text }: { text: string }) {
  const at = text.lastIndexOf(nonBreakingSpace);
  return (
    <span className="nowrap">
      {text.slice(0, at + 1)}
      <span className="u">{text.slice(at + 1)}</span>
    </span>
  );
}

export const Money = ({ amount }: { amount: Cents | null }) =>
  amount === null ? <NoValue /> : <span className="nowrap">{formatMoney(amount)}</span>;

export const Quantity = ({ value, um }: { value: Millionths; um: string }) => (
  <WithUnit text={formatQuantity(value, um)} />
);

export const Consumption = ({ value, um }: { value: Millionths; um: string }) => (
  <WithUnit text={formatConsumption(value, um)} />
);

export const Percent = ({ value }: { value: Fraction }) => <WithUnit text={formatPercent(value)} />;
