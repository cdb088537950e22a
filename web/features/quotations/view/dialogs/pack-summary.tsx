import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import { quantity } from '#shared/money/units.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { Money, NoValue, Percent, Quantity } from '#web/components/amount.tsx';
import { Sign } from '#web/components/sign.tsx';

type Props = { row: PricedRow; hasMoney: boolean };

/** Need, chosen quantity, discount and cost, as they become with each count. */
export function PackSummary({ row, hasMoney }: Props) {
  const { t } = useTranslation('quotations');
  const { um } = row.row;
  return (
    <dl className={`pack-summary${hasMoney ? '' : ' no-money'}`}>
      <div>
        <dt>{t('packaging.need')}</dt>
        <dd>{um === 'pz' ? <NoValue /> : <Quantity value={row.estimate} um={um} />}</dd>
      </div>
      <div>
        <dt>{t('packaging.chosen')}</dt>
        <dd>
          <Sign value={row.sign} />
          <Quantity value={row.quantity} um={um} />
        </dd>
      </div>
      {hasMoney && (
        <>
          <div>
            <dt>{t('packaging.discount')}</dt>
            <dd>{row.discount === 0 ? <NoValue /> : <Percent value={row.discount} />}</dd>
          </div>
          <div>
            <dt>{t('packaging.cost')}</dt>
            <dd>
              <Money amount={row.cost} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

/** List price, what is left over or missing, and what to do about it. */
export function PackTotal({ row, hasMoney, children }: Props & { children: ReactNode }) {
  const { t } = useTranslation('quotations');
  const difference = row.quantity - row.estimate;
  const amount = formatQuantity(quantity(Math.abs(difference)), row.row.um);
  const balance =
    difference === 0
      ? t('packaging.exact')
      : t(difference > 0 ? 'packaging.left' : 'packaging.missing', { quantity: amount });
  const list =
    row.listCost === null
      ? t('packaging.noPrice')
      : t('packaging.list', { amount: formatMoney(row.listCost) });
  const parts = [hasMoney && list, row.row.um !== 'pz' && balance].filter(Boolean);
  return (
    <div className="pack-total">
      <span className="muted s" aria-live="polite">
        {parts.join(' · ')}
      </span>
      <div className="actions">{children}</div>
    </div>
  );
}
