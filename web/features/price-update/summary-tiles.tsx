import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { formatSignedPercent } from '#shared/format/format-percent.ts';
import { fraction } from '#shared/money/units.ts';
import type { Preview } from './state/use-preview.ts';

/** Without a factor for them, ranges that changed lately are not skipped: they are among those that stay. */
const tilesOf = ({ skipped, fixed }: Preview['summary']) =>
  ['increase', 'decrease', 'unchanged', skipped === 0 && fixed > 0 ? 'fixed' : 'skipped'] as const;

type Props = { summary: Preview['summary']; isOld: boolean };

/** How many ranges increase, decrease, stay and are skipped, and by how much prices vary on average. */
export function SummaryTiles({ summary, isOld }: Props) {
  const { t } = useTranslation('priceUpdate');
  return (
    <dl className={`price-summary${isOld ? ' old' : ''}`}>
      {tilesOf(summary).map((tile) => (
        <Tile key={tile} name={t(`summary.${tile}`)} look={tile}>
          {formatWhole(summary[tile])}{' '}
          <span className="u">{t('summary.ranges', { count: summary[tile] })}</span>
        </Tile>
      ))}
      <Tile name={t('summary.average')} look="average">
        {formatSignedPercent(fraction(summary.averageVariation))}{' '}
        <span className="u">
          {t('summary.products', {
            count: summary.changedProducts,
            number: formatWhole(summary.changedProducts),
          })}
        </span>
      </Tile>
    </dl>
  );
}

function Tile({ name, look, children }: { name: string; look: string; children: ReactNode }) {
  return (
    <div className={look}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
