import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { formatPercent, formatSignedPercent, formatSignedPoints } from '#shared/format/format-percent.ts';
import { type Cents, type Fraction, fraction } from '#shared/money/units.ts';
import { Money, NoValue, Percent } from '#web/components/amount.tsx';
import { Icon } from '#web/components/icon.tsx';
import {
  averageValue,
  changeOf,
  conversion,
  hasNone,
  isFromLittle,
  knownValue,
  pointsOf,
} from './figures.ts';
import type { Sums } from './use-statistics.ts';

const formatCount = (count: number | null) => formatWhole(count ?? 0);
const money = { show: (amount: Cents | null) => <Money amount={amount} />, text: formatMoney };
const part = {
  show: (value: Fraction | null) => (value === null ? <NoValue /> : <Percent value={value} />),
  text: (value: Fraction | null) => (value === null ? '' : formatPercent(value)),
};

/** The four numbers of the period, each beside the one of the period before. */
export function Tiles({ sums, before }: { sums: Sums; before: Sums }) {
  const { t } = useTranslation('statistics');
  const { quotations, valued, fromTests, begunTests } = sums;
  const both = { sums, was: hasNone(before) ? undefined : before };
  const known = { count: quotations, known: formatWhole(valued), of: formatWhole(quotations) };
  const begun = t('tiles.begun', { count: begunTests, number: formatWhole(begunTests) });
  const finished = t('tiles.fromTests', { count: fromTests, number: formatWhole(fromTests) });
  return (
    <dl className="stat-tiles">
      <Tile
        {...both}
        name={t('tiles.quotations')}
        of={(of) => of.quotations}
        show={formatCount}
        text={formatCount}
      />
      <Tile {...both} {...money} name={t('tiles.value')} of={knownValue} note={t('tiles.known', known)} />
      <Tile {...both} {...money} name={t('tiles.average')} of={averageValue} note={t('tiles.averageOf')} />
      <Tile
        {...both}
        {...part}
        inPoints
        name={t('tiles.conversion')}
        of={conversion}
        note={`${begun}, ${finished}`}
      />
    </dl>
  );
}

type TileProps<Value extends number> = {
  sums: Sums;
  was: Sums | undefined;
  name: string;
  of: (sums: Sums) => Value | null;
  show: (value: Value | null) => ReactNode;
  text: (value: Value | null) => string;
  note?: string;
  inPoints?: boolean;
};

function Tile<Value extends number>(props: TileProps<Value>) {
  const { sums, was, name, of, show, text, note, inPoints } = props;
  const now = of(sums);
  const before = was ? of(was) : null;
  const change = inPoints ? pointsOf(now, before) : changeOf(now, before);
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figure">{show(now)}</dd>
      {note && <dd className="note">{note}</dd>}
      {was && (
        <dd className="change">
          <Change change={change} inPoints={inPoints} before={text(before)} />
        </dd>
      )}
    </div>
  );
}

type ChangeProps = {
  /** A part of the value before, or percentage points; null without a value before. */
  change: Fraction | null;
  inPoints: boolean | undefined;
  /** The value before. */
  before: string;
};

const arrows = { up: 'arrow-up', down: 'arrow-down', same: 'minus' } as const;

/** The change of a number: as an arrow and a sign, and as words for screen readers. */
function Change({ change, inPoints, before }: ChangeProps) {
  const { t } = useTranslation('statistics');
  if (change === null) return <span className="stat-change none">{t('change.none')}</span>;
  if (!inPoints && isFromLittle(change)) {
    return (
      <span className="stat-change">
        <span className="stat-delta">{t('change.fromLittle')}</span> {t('change.before', { before })}
      </span>
    );
  }
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
