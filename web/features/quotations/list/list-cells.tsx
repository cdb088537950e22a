import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { cents } from '#shared/money/units.ts';
import { Money } from '#web/components/amount.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Sign } from '#web/components/sign.tsx';
import type { ListedQuotation } from './use-quotations.ts';
import './list-cells.css';

/** A row leads to its quotation; the sign says how many products are below the need. */
export function Name({ row, to }: { row: ListedQuotation; to: string }) {
  const { t } = useTranslation('quotations');
  return (
    <span className="quotation-name">
      <Link className="main" to={to}>
        {row.name}
      </Link>
      {row.short ? <Sign value="<" name={t('short.notice', { count: row.short })} /> : null}
      {row.archived && <Badge icon="inbox">{t('list.archived')}</Badge>}
    </span>
  );
}

/** The total, or why it is not said. */
export function Total({ total, otherPriceList }: ListedQuotation) {
  const { t } = useTranslation('quotations');
  if (!otherPriceList) return <Money amount={total === null ? null : cents(total)} />;
  return (
    <span className="muted s other-list" title={t('list.otherPriceListHint')}>
      {t('list.otherPriceList')}
    </span>
  );
}

export function Place({ row: { location, province } }: { row: ListedQuotation }) {
  return (
    <>
      {location}
      {province && <span className="muted"> ({province.toUpperCase()})</span>}
    </>
  );
}

/** The owner's customer, with the way to them (CUS-030). */
export const Customer = ({ id, name }: NonNullable<ListedQuotation['customer']>) => (
  <Link to={paths.customer(id)}>{name}</Link>
);
