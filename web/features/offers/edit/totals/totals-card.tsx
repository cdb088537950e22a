import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatSignedMoney } from '#shared/format/format-money.ts';
import { formatRate } from '#shared/format/format-rate.ts';
import { cents } from '#shared/money/units.ts';
import { totalWithOptions } from '#shared/offers/choice-effects.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import type { OfferView } from '../use-offer-view.ts';
import { PlanList } from './plan-list.tsx';
import { Regimes } from './regimes.tsx';
import { VatLines } from './vat-lines.tsx';
import './totals-card.css';
import { ValueButton } from '../parts/value-button.tsx';

const OffWanted = lazyPart(() => import('./off-wanted.tsx'));

/** Sum, discount, taxable, VAT by code, total; then special regimes and the plan. One order everywhere. */
export function TotalsCard(view: OfferView) {
  const { t } = useTranslation('offers');
  const { offer, onOpen } = view;
  const { draft, evaluated } = offer;
  const { sum, taxable, stamp, total, withheld, toPay, rounding } = evaluated;
  const withOptions = view.isReadOnly ? null : totalWithOptions(draft);
  const options = draft.lines.filter(({ optional, chosen }) => optional && !chosen).length;
  return (
    <Card
      title={t('edit.totals.title')}
      end={
        <Button variant="text" tone="accent" small onClick={() => onOpen({ kind: 'round' })}>
          {t('edit.round.action')}
        </Button>
      }
    >
      <dl className="tots">
        <Total name={t('edit.totals.sum')} amount={sum} />
        <Discount {...view} />
        {rounding !== 0 && <Total name={t('edit.totals.rounding')} amount={rounding} signed />}
        <Total name={t('edit.totals.taxable')} amount={taxable} look="rule" />
        <VatLines {...view} />
        {stamp > 0 && <Total name={t('edit.totals.stamp')} amount={stamp} />}
        <Total name={t('edit.totals.total')} amount={total} look="grand" />
        {withOptions !== null && (
          <Total name={t('edit.totals.withOptions', { count: options })} amount={withOptions} look="mut" />
        )}
        {withheld > 0 && (
          <Total
            name={t('edit.totals.withheld', { rate: formatRate(draft.withholding ?? 0) })}
            amount={-withheld}
            signed
          />
        )}
        {draft.splitPayment && evaluated.vat > 0 && (
          <Total name={t('edit.totals.split')} amount={-evaluated.vat} signed />
        )}
        {toPay !== total && <Total name={t('edit.totals.toPay')} amount={toPay} look="rule" />}
      </dl>
      {draft.rounding && (
        <Suspense fallback={null}>
          <OffWanted {...view} />
        </Suspense>
      )}
      <Regimes {...view} />
      <PlanList {...view} />
    </Card>
  );
}

type TotalProps = {
  name: ReactNode;
  amount: number;
  look?: 'rule' | 'grand' | 'mut';
  signed?: boolean;
};

const Total = ({ name, amount, look, signed }: TotalProps) => (
  <div className={look}>
    <dt>{name}</dt>
    <dd>{signed ? formatSignedMoney(cents(amount)) : formatMoney(cents(amount))}</dd>
  </div>
);

/** The discount opens its dialog; without one it is offered (OFR-046). */
function Discount({ offer: { draft, evaluated }, onOpen }: OfferView) {
  const { t } = useTranslation('offers');
  const { discount } = draft;
  const open = () => onOpen({ kind: 'discount' });
  const rate = discount && 'percent' in discount ? ` ${formatRate(discount.percent)}` : '';
  if (!discount)
    return (
      <div className="mut">
        <dt>
          <Button variant="text" tone="accent" small icon="plus" onClick={open}>
            {t('edit.discount.add')}
          </Button>
        </dt>
      </div>
    );
  return (
    <div>
      <dt>
        <ValueButton className="cell-edit" onClick={open}>
          {t('edit.totals.discount')}
          {rate}
        </ValueButton>
      </dt>
      <dd>{formatSignedMoney(cents(-evaluated.discount))}</dd>
    </div>
  );
}
