import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { formatPercent, formatSignedPercent, formatSignedPoints } from '#shared/format/format-percent.ts';
import { type Fraction, fraction } from '#shared/money/units.ts';
import { Money, NoValue, Percent } from '#web/components/amount.tsx';
import { Icon } from '#web/components/icon.tsx';
import { averageValue, changeOf, conversion, hasNone, knownValue } from './figures.ts';
import type { Sums } from './use-statistics.ts';

type Props = { sums: Sums; before: Sums };

/** The four numbers of the period, each beside the one of the period before. */
export function Tiles({ sums, before }: Props) {
  const { t } = useTranslation('statistics');
  const { quotations, valued } = sums;
  const was = hasNone(before) ? undefined : before;
  return (
    <dl className="stat-tiles">
      <Tile
        name={t('tiles.quotations')}
        change={
          was && <Change change={changeOf(quotations, was.quotations)} before={formatWhole(was.quotations)} />
        }
      >
        {formatWhole(quotations)}
      </Tile>
      <MoneyTile
        name={t('tiles.value')}
        of={knownValue}
        sums={sums}
        was={was}
        note={t('tiles.known', {
          count: quotations,
          known: formatWhole(valued),
          of: formatWhole(quotations),
        })}
      />
      <MoneyTile
        name={t('tiles.average')}
        of={averageValue}
        sums={sums}
        was={was}
        note={t('tiles.averageOf')}
      />
      <ConversionTile sums={sums} was={was} />
    </dl>
  );
}

type TwoSums = { sums: Sums; was: Sums | undefined };
type MoneyProps = TwoSums & { name: string; of: typeof knownValue; note: string };

function MoneyTile({ name, of, sums, was, note }: MoneyProps) {
  const now = of(sums);
  return (
    <Tile
      name={name}
      note={note}
      change={was && <Change change={changeOf(now, of(was))} before={formatMoney(of(was))} />}
    >
      <Money amount={now} />
    </Tile>
  );
}

function ConversionTile({ sums, was }: TwoSums) {
  const { t } = useTranslation('statistics');
  const now = conversion(sums);
  const before = was ? conversion(was) : null;
  const difference = now === null || before === null ? null : fraction(now - before);
  const { fromTests, begunTests } = sums;
  const note = [
    t('tiles.begun', { count: begunTests, number: formatWhole(begunTests) }),
    t('tiles.fromTests', { count: fromTests, number: formatWhole(fromTests) }),
  ].join(', ');
  return (
    <Tile
      name={t('tiles.conversion')}
      note={note}
      change={
        was && <Change inPoints change={difference} before={before === null ? '' : formatPercent(before)} />
      }
    >
      {now === null ? <NoValue /> : <Percent value={now} />}
    </Tile>
  );
}

type TileProps = { name: string; children: ReactNode; note?: string; change?: ReactNode };

const Tile = ({ name, children, note, change }: TileProps) => (
  <div>
    <dt>{name}</dt>
    <dd className="figure">{children}</dd>
    {note && <dd className="note">{note}</dd>}
    {change && <dd className="change">{change}</dd>}
  </div>
);

type ChangeProps = {
  /** A part of the value before, or percentage points; null without a value before. */
  change: Fraction | null;
  inPoints?: boolean;
  /** The value before. */
  before: string;
};

const arrows = { up: 'arrow-up', down: 'arrow-down', same: 'minus' } as const;

/** The change of a number: as an arrow and a sign, and as words for screen readers. */
function Change({ change, inPoints, before }: ChangeProps) {
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
