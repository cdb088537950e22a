import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { Money } from '#web/components/amount.tsx';
import { Card } from '#web/components/card.tsx';
import { Flag } from '#web/components/flag.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import { inCents } from '../figures.ts';
import { StatisticsTable } from '../statistics-table.tsx';
import { useEntryNames } from '../use-entry-names.ts';
import type { OfferEntry, OfferNumbers, OfferStatistics } from './use-offer-statistics.ts';

const columns = ['sent', 'accepted', 'lost', 'acceptedValue'] as const;

/** The months of a year, the newest first, and the places and types of users of its offers. */
export function OfferCards({ statistics }: { statistics: OfferStatistics }) {
  const { t, i18n } = useTranslation('statistics');
  const names = useEntryNames();
  const { months, byCountry, byProvince, byUserType } = statistics;
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const lists = [
    { of: 'country', entries: byCountry, nameOf: (key: string) => <Flag country={key} /> },
    { of: 'province', entries: byProvince, nameOf: names.province },
    { of: 'type', entries: byUserType, nameOf: names.type },
  ] as const;
  const shown = lists.filter(({ entries }) => entries.length > 0);
  const hides = [months, byCountry, byProvince, byUserType].flat().some(({ numbers }) => !numbers);
  return (
    <>
      <OfferCard
        title={t('offers.byMonth')}
        kind={t('offers.month')}
        entries={months.toReversed()}
        nameOf={(key) => month.format(new Date(`${key}-15`))}
      />
      <div className="offer-lists">
        {shown.map(({ of, entries, nameOf }) => (
          <OfferCard
            key={of}
            title={t(`lists.${of}.title`)}
            kind={t(`lists.${of}.kind`)}
            entries={entries}
            nameOf={nameOf}
          />
        ))}
      </div>
      {hides && <p className="compared">{t('offers.hiddenWhy')}</p>}
    </>
  );
}

type Props = {
  title: string;
  /** The heading of the lines: "Paese". */
  kind: string;
  entries: readonly OfferEntry[];
  nameOf: (key: string) => ReactNode;
};

const OfferCard = ({ title, kind, entries, nameOf }: Props) => (
  <Card title={title}>
    <StatisticsTable className="statistics-table of-offers" caption={title} kind={kind} columns={columns}>
      {entries.map(({ key, numbers }) => (
        <tr {...tableRoles.row} key={key}>
          <th {...tableRoles.rowHead} scope="row">
            {nameOf(key)}
          </th>
          <Cells numbers={numbers ?? null} />
        </tr>
      ))}
    </StatisticsTable>
  </Card>
);

function Cells({ numbers }: { numbers: OfferNumbers | null }) {
  const { t } = useTranslation('statistics');
  if (!numbers) {
    return (
      <td {...tableRoles.cell} className="few" colSpan={columns.length}>
        {t('offers.fewOwners')}
      </td>
    );
  }
  const counts = ['sent', 'accepted', 'lost'] as const;
  return (
    <>
      {counts.map((name) => (
        <td {...tableRoles.cell} key={name} className="num" data-l={t(`columns.${name}`)}>
          {formatWhole(numbers[name])}
        </td>
      ))}
      <td {...tableRoles.cell} className="num" data-l={t('columns.acceptedValue')}>
        <Money amount={inCents(numbers.value)} />
      </td>
    </>
  );
}
