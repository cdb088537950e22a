import { useTranslation } from 'react-i18next';
import { formatPercent, formatSignedPercent, formatSignedPoints } from '#shared/format/format-percent.ts';
import { type Fraction, fraction } from '#shared/money/units.ts';
import { Icon } from '#web/components/icon.tsx';

type Props = {
  /** As a part of what it was, or in percentage points; null when there is nothing to compare with. */
  change: Fraction | null;
  inPoints?: boolean;
  /** What it was. */
  before: string;
};

const arrows = { up: 'arrow-up', down: 'arrow-down', same: 'minus' } as const;

/** By how much a number changed: the arrow and the sign say it, words say it aloud, the colour only helps. */
export function Change({ change, inPoints, before }: Props) {
  const { t } = useTranslation('statistics');
  if (change === null) return <span className="stat-change none">{t('change.none')}</span>;
  const way = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  const size = fraction(Math.abs(change));
  const words = inPoints
    ? t(`change.points.${way}`, { by: formatSignedPoints(size).replace('+', '') })
    : t(`change.percent.${way}`, { by: formatPercent(size) });
  return (
    <span className="stat-change">
      <span className={`stat-delta ${way}`} aria-hidden="true">
        <Icon name={arrows[way]} />
        {inPoints ? t('change.shownPoints', { by: formatSignedPoints(change) }) : formatSignedPercent(change)}
      </span>
      <span className="vh">{words}</span> {t('change.before', { before })}
    </span>
  );
}
