import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { cents } from '#shared/money/units.ts';
import type { Figure, OfferFigures } from '#shared/offers/following/offer-figures.ts';
import { periodAround } from '#shared/offers/following/period.ts';
import { Money } from '#web/components/amount.tsx';
import { Meter } from './meter.tsx';
import { Share } from './share.tsx';
import { type Counted, useFigures } from './use-figures.ts';
import './funnel-strip.css';

/** The year of the list at a glance, beside the way to its figures. Bars share one scale: the value sent. */
export function FunnelStrip({ counted, year }: { counted: Counted; year: string }) {
  const { t } = useTranslation('offerFigures');
  const { figures } = useFigures(counted, periodAround(`${year}-01-01`, 'year'));
  const { conversion, sent } = figures;
  return (
    <section className="funnel-strip desk-only" aria-label={t('ofYear', { year })}>
      <dl>
        {parts.map((name) => (
          <Part key={name} name={name} figures={figures} whole={sent} />
        ))}
        <Cell title={t('conversion')} value={<Share value={conversion.offers} />}>
          <dd className="note">
            <Share value={conversion.value} /> {t('inValue')}
          </dd>
        </Cell>
      </dl>
      <Link className="to-figures" to={`${paths.offerFigures}?day=${year}-01-01`}>
        {t('ofYear', { year })}
      </Link>
    </section>
  );
}

const parts = ['sent', 'opened', 'waiting', 'accepted', 'lost'] as const;
type PartProps = { name: (typeof parts)[number]; figures: OfferFigures; whole: Figure };

function Part({ name, figures, whole }: PartProps) {
  const { t } = useTranslation('offerFigures');
  const { offers, value } = figures[name];
  return (
    <Cell title={t(`groups.${name}`)} value={formatWhole(offers)}>
      <dd className="note">
        <Money amount={cents(value)} />
      </dd>
      <dd aria-hidden="true">
        <Meter group={name} part={value} whole={whole.value} />
      </dd>
    </Cell>
  );
}

const Cell = ({ title, value, children }: { title: string; value: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd className="figure">{value}</dd>
    {children}
  </div>
);
