import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatRate } from '#shared/format/format-rate.ts';
import { cents } from '#shared/money/units.ts';
import type { PaymentPlan } from '#shared/offers/payment-plan.ts';

/** Why a plan does not fit, and by how much (OFR-073). */
export function usePlanFault() {
  const { t } = useTranslation('offers');
  return ({ code, by }: NonNullable<PaymentPlan['fault']>): string => {
    if (code === 'plan-exceeds') return t('edit.plan.exceeds', { amount: formatMoney(cents(by)) });
    if (code === 'plan-balance') return t(by > 0 ? 'edit.plan.noBalance' : 'edit.plan.balances');
    const rate = formatRate(Math.abs(by));
    return t(by > 0 ? 'edit.plan.missing' : 'edit.plan.tooMuch', { rate });
  };
}
