import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { cents } from '#shared/money/units.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { listedState } from '#shared/offers/search-offers.ts';
import { Money } from '#web/components/amount.tsx';
import { actionsColumn, type Column } from '#web/components/data-table-props.ts';
import { StateBadge } from '../parts/state-badge.tsx';
import type { ListedOffer } from '../use-offers.ts';
import { RowActions, type RowCommands } from './row-actions.tsx';

type Columns = Column<ListedOffer>[];

/** Number, customer, work, state, total, validity and last change (OFR-008). */
export function useColumns(commands: RowCommands, today: string): Columns {
  const { t } = useTranslation('offerList');
  return useMemo(
    () => [
      ...namingColumns(t, today),
      ...countingColumns(t, today),
      actionsColumn(t('list.actions'), (offer) => <RowActions offer={offer} {...commands} />),
    ],
    [t, commands, today],
  );
}

const namingColumns = (t: TFunction<'offerList'>, today: string): Columns => [
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
    render: (offer) => <StateBadge state={listedState(offer, today)} />,
  },
];

const countingColumns = (t: TFunction<'offerList'>, today: string): Columns => [
  {
    key: 'total',
    header: t('total'),
    sortable: 'greatest-first',
    numeric: true,
    width: '132px',
    card: 'amount',
    render: ({ total }) => (
      <b className="offer-total">
        <Money amount={cents(total)} />
      </b>
    ),
  },
  {
    key: 'validUntil',
    header: t('validUntil'),
    sortable: true,
    width: '128px',
    card: 'value',
    render: (offer) => (
      <span className={`offer-day${listedState(offer, today) === 'expired' ? ' past' : ''}`}>
        {formatDate(offer.validUntil)}
      </span>
    ),
  },
  {
    key: 'updatedAt',
    header: t('updatedAt'),
    sortable: 'greatest-first',
    roomy: true,
    width: '116px',
    card: 'value',
    render: ({ updatedAt }) => <span className="offer-day changed">{formatDate(updatedAt)}</span>,
  },
];

/** The customer is the link to the offer. Readers hear its number first, as one customer may have several. */
function CustomerCell({ offer }: { offer: ListedOffer }) {
  const { t } = useTranslation('offerList');
  return (
    <Link className="main" to={paths.offer(offer.id)}>
      <span className="vh">{offerNumber(offer)} </span>
      {offer.customerName ?? <span className="nobody">{t('noCustomer')}</span>}
    </Link>
  );
}
