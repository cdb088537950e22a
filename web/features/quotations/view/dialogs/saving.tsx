import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { type Cents, cents } from '#shared/money/units.ts';

/** Compares a cost with the present one. */
export function Saving({ cost, now }: { cost: Cents | null; now: Cents | null }) {
  const { t } = useTranslation('quotations');
  if (cost === null || now === null) return null;
  const amount = formatMoney(cents(Math.abs(now - cost)));
  if (cost === now) return <span className="muted">{t('packaging.costsTheSame')}</span>;
  return cost < now ? (
    <span className="saves">{t('packaging.saves', { amount })}</span>
  ) : (
    <span className="muted">{t('packaging.costsMore', { amount })}</span>
  );
}
