import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { cents } from '#shared/money/units.ts';
import { offerValue } from '#shared/offers/listed-offer.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { Money } from '#web/components/amount.tsx';
import { RowsCard } from './rows-card.tsx';
import type { MadeOffer, MadeQuotation } from './use-made.ts';

/** The rows that a card beside the data has. */
const few = 5;

type Props<Row> = {
  rows: readonly Row[] | undefined;
  total: number | undefined;
  /** All of them, in their own tab. */
  whole?: boolean;
};

/** The quotations of a customer, the newest first. */
export function QuotationsCard({ rows, total, whole }: Props<MadeQuotation>) {
  const { t } = useTranslation('customers');
  const shown = whole ? rows : rows?.slice(0, few);
  return (
    <RowsCard
      title={t('page.quotations')}
      end={!whole && total ? <Link to="?tab=quotations">{t('page.all', { count: total })}</Link> : undefined}
      empty={t('page.noQuotations')}
    >
      {shown?.map(({ id, name, location, province, createdAt, total: amount }) => (
        <MadeRow
          key={id}
          name={<Link to={paths.quotation(id)}>{name}</Link>}
          line={`${location}${province ? ` (${province.toUpperCase()})` : ''} · ${formatDate(createdAt)}`}
          amount={amount}
        />
      ))}
    </RowsCard>
  );
}

/** The offers of a customer, the newest first, each with its value as in the list of offers. */
export function OffersCard({ rows, total, whole }: Props<MadeOffer>) {
  const { t } = useTranslation('customers');
  const shown = whole ? rows : rows?.slice(0, few);
  return (
    <RowsCard
      title={t('page.offers')}
      end={
        !whole && total ? <Link to="?tab=offers">{t('page.allOffers', { count: total })}</Link> : undefined
      }
      empty={t('page.noOffers')}
    >
      {shown?.map((offer) => (
        <MadeRow
          key={offer.id}
          name={<Link to={paths.offer(offer.id)}>{offer.title}</Link>}
          line={[offerNumber(offer), formatDate(offer.createdAt), t('page.withoutVat')].join(' · ')}
          amount={offerValue(offer)}
        />
      ))}
    </RowsCard>
  );
}

type RowProps = { name: ReactNode; line: string; amount: number | null };

const MadeRow = ({ name, line, amount }: RowProps) => (
  <li>
    <span className="grow">
      {name}
      <small>{line}</small>
    </span>
    <Money amount={amount === null ? null : cents(amount)} />
  </li>
);
