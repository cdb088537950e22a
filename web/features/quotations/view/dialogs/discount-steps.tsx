import { useTranslation } from 'react-i18next';
import { nonBreakingSpace } from '#shared/format/format-number.ts';
import type { Discounts } from '#shared/money/discount-factor.ts';
import { typedPercent } from '#shared/money/parse-discount-chain.ts';
import { discountSteps } from '#shared/pricing/discount-steps.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { Money } from '#web/components/amount.tsx';
import './discount-steps.css';

type Props = { rows: readonly PricedRow[]; discounts: Discounts };

/** The list price and what each discount leaves of it; nothing while there is no discount or no price. */
export function DiscountSteps({ rows, discounts }: Props) {
  const { t } = useTranslation('quotations');
  const found = discountSteps(rows, discounts);
  if (!found || found.steps.length === 0) return null;
  return (
    <dl className="discount-steps" aria-label={t('discount.steps')}>
      <div>
        <dt>{t('discount.list')}</dt>
        <dd>
          <Money amount={found.list} />
        </dd>
      </div>
      {found.steps.map(({ discount, fraction, net }) => (
        <div key={discount}>
          <dt>
            {t(`discount.step.${discount}`, { percent: `${typedPercent(fraction)}${nonBreakingSpace}%` })}
          </dt>
          <dd>
            <Money amount={net} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
