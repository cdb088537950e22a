import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatPercent } from '#shared/format/format-percent.ts';
import { fraction } from '#shared/money/units.ts';
import { Money, NoValue, Percent } from '#web/components/amount.tsx';
import { Change } from './change.tsx';
import { averageValue, changeOf, conversion, hasNone, knownValue } from './figures.ts';
import type { Sums } from './use-statistics.ts';
import { wholeNumber } from './whole-number.ts';

type Props = { sums: Sums; before: Sums };

/** The four numbers of the period, each with what it was in the one before. */
export function Tiles({ sums, before }: Props) {
  const { t } = useTranslation('statistics');
  const { quotations, valued } = sums;
  const was = hasNone(before) ? undefined : before;
  return (
    <dl className="stat-tiles">
      <Tile
        name={t('tiles.quotations')}
        change={
          was && <Change change={changeOf(quotations, was.quotations)} before={wholeNumber(was.quotations)} />
        }
      >
        {wholeNumber(quotations)}
      </Tile>
      <MoneyTile
        name={t('tiles.value')}
        of={knownValue}
        sums={sums}
        was={was}
        note={t('tiles.known', {
          count: quotations,
          known: wholeNumber(valued),
          of: wholeNumber(quotations),
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
    t('tiles.begun', { count: begunTests, number: wholeNumber(begunTests) }),
    t('tiles.fromTests', { count: fromTests, number: wholeNumber(fromTests) }),
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
