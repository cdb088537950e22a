import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { listsOtherOwners } from '#shared/access/super-user.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { QuotationsAsDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import type { Timer } from '#web/lib/timer.ts';
import { ListFilters } from '../list/list-filters.tsx';
import { type ListState, useListAddress, useListSearch } from '../list/list-state.ts';
import { ListedQuotations } from '../list/quotations-table.tsx';
import { useColumns } from '../list/use-columns.tsx';
import { variablesOf } from '../list/use-quotations.ts';
import { useSeenUser } from './help-frame.tsx';
import '../list/quotations-page.css';

function useQuotationsAs(userId: string, state: ListState) {
  const variables = { userId, ...variablesOf(state) };
  return useQuery({
    queryKey: ['quotation', 'list', 'as', variables],
    queryFn: async ({ signal }) => (await request(QuotationsAsDocument, variables, signal)).quotationsAs,
    placeholderData: keepPreviousData,
  });
}

/** The seen user filters by search alone. */
const noFilters = { country: false, province: false };

/** /utenti/:id/vista: the list of quotations that a user sees. */
export default function QuotationsAsPage({ timer }: { timer?: Timer }) {
  const { t } = useTranslation(['help', 'quotations', 'common']);
  const user = useSeenUser();
  const [address, change] = useListAddress();
  const state = { ...address, country: '', province: '', owner: '' };
  const { clear, ...search } = useListSearch(state, change, timer);
  const viewOf = (id: string) => paths.seenQuotation(user.id, id);
  const showsOwners = listsOtherOwners(user);
  const showsTotals = showsOwners || Boolean(user.pricelistName);
  const columns = useColumns({ showsOwners, showsTotals, viewOf });
  const answer = useQuotationsAs(user.id, state);
  const isFiltered = Boolean(state.search.trim());
  return (
    <PageFrame title={t('quotationsOf', { name: user.name })}>
      <ListFilters state={state} change={change} offered={noFilters} {...search} />
      <ListedQuotations
        state={state}
        change={change}
        columns={columns}
        answer={answer}
        empty={
          (answer.data?.total ?? 0) > 0 ? null : (
            <EmptyState
              illustration={isFiltered ? 'search' : 'roller'}
              title={t(isFiltered ? 'quotations:list.noResult' : 'none')}
              text={t(isFiltered ? 'quotations:list.noResultHint' : 'noneHint', { name: user.name })}
              action={isFiltered && <Button onClick={clear}>{t('common:actions.clearFilters')}</Button>}
            />
          )
        }
      />
    </PageFrame>
  );
}
