import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCatalogueNumber } from '#shared/format/format-catalogue-number.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatRate, formatShare } from '#shared/format/format-rate.ts';
import { cents } from '#shared/money/units.ts';
import type { EvaluatedOffer } from '#shared/offers/evaluate-offer.ts';
import type { OfferMargin } from '#shared/offers/margin.ts';
import { marginAt } from '#shared/offers/margin.ts';
import { wholePercent } from '#shared/offers/offer-bounds.ts';
import { NoValue } from '#web/components/amount.tsx';
import { OnlyForMe } from '#web/components/only-for-me.tsx';
import type { OfferView } from '../use-offer-view.ts';
import { MarginLines } from './margin-lines.tsx';
import './margin-card.css';

/** The margin of the offer: for its owner alone, folded on phones, in no print (OFR-082 to OFR-087). */
export function MarginCard({ offer: { draft, evaluated } }: OfferView) {
  const { t } = useTranslation('offers');
  const { margin, lines, taxable } = evaluated;
  const counted = lines.filter(({ counts }) => counts).map(({ costs }) => costs);
  return (
    <section className="margin-card" aria-label={t('edit.margin.title')}>
      <OnlyForMe title={t('edit.margin.titleForMe')}>
        <div className="stack">
          <p className="margin-head">
            <b className={margin.margin < 0 ? 'loss' : undefined}>{signed(margin.margin)}</b>
            <span className="muted">
              {margin.percent === null ? <NoValue /> : formatShare(margin.percent)}
            </span>
            <span className="muted per-hour">
              {margin.perHour === null ? <NoValue /> : `${signed(margin.perHour)}/h`}
            </span>
          </p>
          <Mix {...margin} taxable={taxable} />
          <Costs {...margin} />
          <DiscountSlider {...evaluated} at={(left) => marginAt(left, counted)} />
          <MarginLines draft={draft} lines={lines} />
        </div>
      </OnlyForMe>
    </section>
  );
}

/** A true minus; no plus. */
const signed = (amount: number): string =>
  amount < 0 ? `−${formatMoney(cents(-amount))}` : formatMoney(cents(amount));

/** The parts of the taxable amount as a bar; the figures below say the same. */
function Mix({ materials, labour, other, margin, taxable }: OfferMargin & { taxable: number }) {
  const whole = Math.max(taxable, materials + labour + other);
  if (whole === 0) return null;
  const parts = { materials, labour, other, margin: Math.max(0, margin) };
  return (
    <div className="mix" aria-hidden="true">
      {Object.entries(parts).map(([part, amount]) => (
        <i key={part} className={part} style={{ width: `${(amount / whole) * 100}%` }} />
      ))}
    </div>
  );
}

function Costs({ materials, labour, other, cost, hours }: OfferMargin) {
  const { t } = useTranslation('offers');
  const amounts = { materials, labour, other };
  return (
    <dl className="tots">
      {(['materials', 'labour', 'other'] as const).map((part) => (
        <div key={part}>
          <dt>
            <i className={`key ${part}`} aria-hidden="true" />
            {t(`edit.margin.${part}`)}{' '}
            {part === 'labour' && <small>{`${formatCatalogueNumber(hours / 100)} h`}</small>}
          </dt>
          <dd>{formatMoney(cents(amounts[part]))}</dd>
        </div>
      ))}
      <div className="rule">
        <dt>{t('edit.margin.cost')}</dt>
        <dd>{formatMoney(cents(cost))}</dd>
      </div>
    </dl>
  );
}

type SliderProps = Pick<EvaluatedOffer, 'sum' | 'discount' | 'taxable'> & {
  at: (taxable: number) => OfferMargin;
};

/** The margin that a discount on the sum would leave, from today's one on; nothing is stored (OFR-087). */
function DiscountSlider({ sum, discount, taxable, at }: SliderProps) {
  const { t } = useTranslation('offers');
  const [chosen, setChosen] = useState<number>();
  const today = sum === 0 ? 0 : Math.round((discount * wholePercent) / sum);
  const rate = chosen === undefined ? today : chosen * 100;
  const left = chosen === undefined ? taxable : sum - Math.round((sum * chosen) / 100);
  const { margin, perHour } = at(left);
  const money = perHour === null ? signed(margin) : `${signed(margin)}, ${signed(perHour)}/h`;
  const text = t('edit.margin.left', { rate: formatRate(rate), text: money });
  return (
    <label className="discount-slider">
      <span>{t('edit.margin.slider')}</span>
      <output className="muted">{text}</output>
      <input
        type="range"
        min={0}
        max={Math.max(20, Math.ceil(today / 100))}
        value={Math.round(rate / 100)}
        aria-valuetext={text}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
    </label>
  );
}
