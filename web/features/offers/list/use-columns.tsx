import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { cents } from '#shared/money/units.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { Money, NoValue } from '#web/components/amount.tsx';
import { actionsColumn, type Column } from '#web/components/data-table-props.ts';
import { StateBadge } from '../parts/state-badge.tsx';
import { EventCell } from './event-cell.tsx';
import { RowActions, type RowCommands } from './row-actions.tsx';
import type { OfferRow } from './use-list.ts';

type Columns = Column<OfferRow>[];

/** Number, customer, work, state, value, when it was sent, its last day and its last event (FUP-001). */
export function useColumns(commands: RowCommands, today: string): Columns {
  const { t } = useTranslation('offerList');
  return useMemo(
    () => [
      ...namingColumns(t),
      valueColumn(t),
      ...dayColumns(t),
      {
        key: 'lastEvent',
        header: t('lastEvent'),
        sortable: 'greatest-first',
        width: '204px',
        card: 'value',
        render: (offer) => <EventCell offer={offer} today={today} />,
      },
      {
        ...actionsColumn<OfferRow>(t('list.actions'), (offer) => <RowActions offer={offer} {...commands} />),
        width: '56px',
      },
    ],
    [t, commands, today],
  );
}

const namingColumns = (t: TFunction<'offerList'>): Columns => [
  {
    key: 'number',
    header: t('number'),
    sortable: 'greatest-first',
    width: '104px',
    card: 'caption',
    render: (offer) => <span className="offer-number">{offerNumber(offer)}</span>,
  },
  {
    key: 'customer',
    header: t('customer'),
    sortable: true,
    card: 'title',
    render: (offer) => <CustomerCell offer={offer} />,
  },
  { key: 'title', header: t('job'), sortable: true, card: 'line', render: ({ title }) => title },
  {
    key: 'state',
    header: t('state'),
    sortable: true,
    width: '112px',
    card: 'value',
    render: ({ shown }) => <StateBadge state={shown} />,
  },
];

const valueColumn = (t: TFunction<'offerList'>): Columns[number] => ({
  key: 'value',
  header: t('value'),
  sortable: 'greatest-first',
  numeric: true,
  width: '128px',
  card: 'amount',
  render: ({ value }) => (
    <b className="offer-value">{value === null ? <NoValue /> : <Money amount={cents(value)} />}</b>
  ),
});

/** A draft has dashes, not empty cells. */
const dayColumns = (t: TFunction<'offerList'>): Columns => [
  {
    key: 'sentAt',
    header: t('sentAt'),
    sortable: 'greatest-first',
    roomy: true,
    width: '112px',
    card: 'none',
    render: ({ sentAt }) => (sentAt ? formatDate(sentAt) : <NoValue spoken={t('notSent')} />),
  },
  {
    key: 'validUntil',
    header: t('validUntil'),
    sortable: true,
    width: '128px',
    card: 'none',
    render: ({ sentUntil, reasons }) =>
      sentUntil ? (
        <span className={reasons.includes('ending') ? 'offer-day soon' : 'offer-day'}>
          {formatDate(sentUntil)}
        </span>
      ) : (
        <NoValue spoken={t('notSent')} />
      ),
  },
];

/** The customer is the link to the offer. Readers hear its number first, as one customer may have several. */
function CustomerCell({ offer }: { offer: OfferRow }) {
  const { t } = useTranslation('offerList');
  return (
    <>
      <Link className="main" to={paths.offer(offer.id)}>
        <span className="vh">{offerNumber(offer)} </span>
        {offer.customerName ?? <span className="nobody">{t('noCustomer')}</span>}
      </Link>
      {offer.archived && <span className="sub">{t('archivedMark')}</span>}
    </>
  );
}
