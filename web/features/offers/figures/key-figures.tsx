import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhole, italianNumber } from '#shared/format/format-number.ts';
import { cents } from '#shared/money/units.ts';
import type { OfferFigures } from '#shared/offers/following/offer-figures.ts';
import { Money, NoValue } from '#web/components/amount.tsx';
import { Share } from './share.tsx';

const halves = italianNumber(0, 1);

/** How much was sent, how much of it was opened and accepted, and after how many days. */
export function KeyFigures({ figures }: { figures: OfferFigures }) {
  const { t } = useTranslation('offerFigures');
  const { sent, opened, openedShare, conversion, medianDays } = figures;
  return (
    <dl className="key-figures">
      <Cell title={t('groups.sent')} note={<Money amount={cents(sent.value)} />}>
        {formatWhole(sent.offers)}
      </Cell>
      <Cell title={t('groups.opened')} note={t('someOf', { some: opened.offers, all: sent.offers })}>
        <Share value={openedShare} />
      </Cell>
      <Cell title={t('conversion')} note={t('conversionOf')}>
        <Share value={conversion.offers} />
      </Cell>
      <Cell title={t('conversionInValue')} note={t('conversionOfValue')}>
        <Share value={conversion.value} />
      </Cell>
      <Cell title={t('median')} note={t('medianOf')}>
        {medianDays === null ? (
          <NoValue />
        ) : (
          t('days', { count: medianDays, days: halves.format(medianDays) })
        )}
      </Cell>
    </dl>
  );
}

const Cell = ({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd className="figure">{children}</dd>
    <dd className="note">{note}</dd>
  </div>
);
