import { useTranslation } from 'react-i18next';
import { formatMoney, formatSignedMoney } from '#shared/format/format-money.ts';
import { formatRate } from '#shared/format/format-rate.ts';
import { cents } from '#shared/money/units.ts';
import type { VatLine } from '#shared/offers/vat-summary.ts';
import type { Content } from '../parts/guest.ts';
import type { SelectedOffer } from './state/selected-offer.ts';
import './totals-list.css';

export type Priced = { content: Content; selected: SelectedOffer };

/** From the sum of the lines to what is to pay, in the order of screen, page and paper. */
export function TotalsList({ content: { selectable }, selected }: Priced) {
  const { t } = useTranslation('receivedOffer');
  const { totals, ofOptions, ofAlternatives, alternatives } = selected;
  if (!totals) return null;
  const { sum, discount, rounding, taxable, summary, vat, stamp, total, withheld, toPay } = totals;
  const percent =
    selectable.discount && 'percent' in selectable.discount ? selectable.discount.percent : null;
  const count = selected.options.filter(({ isChosen }) => isChosen).length;
  const hasParts = discount !== 0 || rounding !== 0 || count + alternatives.length > 0;
  return (
    <dl className="guest-totals">
      {hasParts && <Total name={t('totals.sum')} amount={sum - ofOptions - ofAlternatives} />}
      {count > 0 && <Total name={t('totals.options', { count })} amount={ofOptions} />}
      {alternatives.length > 0 && (
        <Total name={t('totals.alternatives', { count: alternatives.length })} amount={ofAlternatives} />
      )}
      {discount !== 0 && (
        <Total
          name={
            percent === null ? t('totals.discount') : t('totals.discountOf', { percent: formatRate(percent) })
          }
          amount={-discount}
          signed
        />
      )}
      {rounding !== 0 && <Total name={t('totals.rounding')} amount={rounding} signed />}
      <Total name={t('totals.taxable')} amount={taxable} look={hasParts ? 'rule' : undefined} />
      {summary.map((line) => (
        <VatTotal key={line.code.code} line={line} />
      ))}
      {stamp > 0 && <Total name={t('totals.stamp')} amount={stamp} />}
      <Total name={t(vat > 0 ? 'totals.totalWithVat' : 'totals.total')} amount={total} look="grand" />
      {withheld > 0 && (
        <Total
          name={t('totals.withholding', { percent: formatRate(selectable.withholding ?? 0) })}
          amount={-withheld}
          signed
        />
      )}
      {selectable.splitPayment && vat > 0 && <Total name={t('totals.split')} amount={-vat} signed />}
      {toPay !== total && <Total name={t('totals.toPay')} amount={toPay} look="rule" />}
    </dl>
  );
}

function VatTotal({ line: { code, taxable, vat } }: { line: VatLine }) {
  const { t } = useTranslation('receivedOffer');
  const rate = [formatRate(code.rate), code.nature].filter(Boolean).join(' ');
  return (
    <Total
      name={t('totals.vat', { rate })}
      more={t('totals.vatOn', { taxable: formatMoney(cents(taxable)) })}
      amount={vat}
    />
  );
}

type TotalProps = {
  name: string;
  more?: string;
  amount: number;
  signed?: boolean;
  look?: 'rule' | 'grand' | undefined;
};

const Total = ({ name, more, amount, signed, look }: TotalProps) => (
  <div className={look}>
    <dt>
      {name} {more && <small>{more}</small>}
    </dt>
    <dd>{signed ? formatSignedMoney(cents(amount)) : formatMoney(cents(amount))}</dd>
  </div>
);
