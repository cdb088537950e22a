import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { formatPercent } from '#shared/format/format-percent.ts';
import { Money } from '#web/components/amount.tsx';
import { inCents, share } from '../figures.ts';
import type { OfferNumbers } from './use-offer-statistics.ts';

/** The four numbers of a year. */
export function OfferTiles({ sum }: { sum: OfferNumbers }) {
  const { t } = useTranslation('statistics');
  const { sent, accepted, lost, value } = sum;
  const partOf = (count: number) => {
    const part = share(count, sent);
    return part === null ? undefined : t('offers.shareOfSent', { share: formatPercent(part) });
  };
  return (
    <section aria-label={t('tiles.label')}>
      <dl className="stat-tiles">
        <Tile name={t('columns.sent')}>{formatWhole(sent)}</Tile>
        <Tile name={t('columns.accepted')} note={partOf(accepted)}>
          {formatWhole(accepted)}
        </Tile>
        <Tile name={t('columns.lost')} note={partOf(lost)}>
          {formatWhole(lost)}
        </Tile>
        <Tile name={t('columns.acceptedValue')} note={t('offers.withoutVat')}>
          <Money amount={inCents(value)} />
        </Tile>
      </dl>
    </section>
  );
}

type TileProps = { name: string; note?: string | undefined; children: React.ReactNode };

const Tile = ({ name, note, children }: TileProps) => (
  <div>
    <dt>{name}</dt>
    <dd className="figure">{children}</dd>
    {note && <dd className="note">{note}</dd>}
  </div>
);
