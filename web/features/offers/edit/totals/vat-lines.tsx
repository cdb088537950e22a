import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatRate } from '#shared/format/format-rate.ts';
import { cents } from '#shared/money/units.ts';
import { Button } from '#web/components/button.tsx';
import { ValueButton } from '../parts/value-button.tsx';
import type { OfferView } from '../use-offer-view.ts';

/** One line a code: rate, taxable amount, VAT (OFR-057); a press sets one code for all lines (OFR-056). */
export function VatLines({ offer: { draft, evaluated }, onOpen }: OfferView) {
  const { t } = useTranslation('offers');
  if (evaluated.summary.length === 0)
    return (
      <div className="mut">
        <dt>
          <Button variant="text" tone="accent" small onClick={() => onOpen({ kind: 'vat' })}>
            {t('edit.vat.default', {
              label: draft.vat.find(({ code }) => code === draft.defaultVat)?.label ?? '',
            })}
          </Button>
        </dt>
      </div>
    );
  return evaluated.summary.map(({ code, taxable, vat }) => (
    <div key={code.code}>
      <dt>
        <ValueButton
          className="cell-edit"
          title={code.label}
          aria-label={t('edit.vat.change', { label: code.label })}
          onClick={() => onOpen({ kind: 'vat', code: code.code })}
        >
          {t('edit.totals.vat', { rate: code.nature ?? formatRate(code.rate) })}
        </ValueButton>{' '}
        <small>{t('edit.totals.of', { amount: formatMoney(cents(taxable)) })}</small>
      </dt>
      <dd>{formatMoney(cents(vat))}</dd>
    </div>
  ));
}
