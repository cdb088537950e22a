import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { offerSorts } from '#shared/offers/search-offers.ts';
import { pageSizes } from '#shared/search/search-quotations.ts';
import { DataTable } from '#web/components/data-table.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { Pager } from '#web/components/pager.tsx';
import { usePageThatExists } from '#web/lib/use-page-that-exists.ts';
import { OffersEmpty } from './offers-empty.tsx';
import type { RowCommands } from './row-actions.tsx';
import { useColumns } from './use-columns.tsx';
import type { List, OfferRow } from './use-list.ts';

type Props = { list: List; commands: RowCommands; onNew: () => void };

/** A page of the offers, and the number and value of all that were found (FUP-004). */
export function OffersTable({ list, commands, onNew }: Props) {
  const { t } = useTranslation('offerList');
  const { offers, found, state, change, today, typed, clear } = list;
  const { data, error, refetch } = offers;
  const columns = useColumns(commands, today);
  usePageThatExists(state, found?.length, change);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const { page, pageSize } = state;
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={found?.slice(page * pageSize, (page + 1) * pageSize)}
      rowKey={({ id }) => id}
      sort={{ by: state.sort, descending: state.descending }}
      restingSort={{ by: 'lastEvent', descending: true }}
      onSort={({ by, descending }) =>
        change({ sort: offerSorts.find((known) => known === by) ?? 'lastEvent', descending })
      }
      skeletonRows={10}
      empty={<OffersEmpty isFiltered={Boolean(data?.length)} typed={typed} onNew={onNew} onClear={clear} />}
      pager={
        <div className="offers-foot">
          <Pager
            page={page}
            pageSize={pageSize}
            total={found?.length ?? 0}
            onPage={(to) => change({ page: to })}
            pageSizes={pageSizes}
            onPageSize={(size) => change({ pageSize: size })}
          />
          <Sum offers={found ?? []} />
        </div>
      }
    />
  );
}

function Sum({ offers }: { offers: readonly OfferRow[] }) {
  const { t } = useTranslation('offerList');
  const sum = offers.reduce((before, { value }) => before + (value ?? 0), 0);
  return (
    <span className="sum">
      {t('value')} <b>{formatMoney(cents(sum))}</b>
    </span>
  );
}
