import { useTranslation } from 'react-i18next';
import { matchWords, searchable } from '#shared/search/match-words.ts';
import { DataTable } from '#web/components/data-table.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { NoMatch } from '#web/components/no-match.tsx';
import { RowOrder } from '#web/components/row-order.tsx';
import { useReorder } from '#web/components/use-reorder.ts';
import { ReorderPhasesDocument } from '#web/graphql/phases.ts';
import { request } from '#web/lib/graphql.ts';
import { usePhaseLabel } from '#web/lib/use-phase-label.ts';
import { usePhaseFailure } from '../parts/use-phase-failure.ts';
import { type RowActions, useColumns } from './use-columns.tsx';
import { phasesKey, usePhases } from './use-phases.ts';

type Props = RowActions & {
  search: string;
  onClear: () => void;
  onNew: () => void;
};

/** The phases in their order, or those whose name holds what is searched. */
export function PhaseList({ search, onClear, onNew, ...actions }: Props) {
  const { t } = useTranslation('phases');
  const { data, error, refetch } = usePhases();
  const labelOf = usePhaseLabel();
  const failureText = usePhaseFailure();
  const { move, moveByMenu, moved } = useReorder({
    queryKey: phasesKey,
    send: (order) => request(ReorderPhasesDocument, order),
    failed: (failure) => failureText(failure, (reason) => t('list.orderFailed', { reason })),
  });
  const matches = matchWords(search);
  const rows = (data ?? []).map((phase) => ({ id: phase.id, name: labelOf(phase.name), phase }));
  const shown = rows.filter(({ name, phase }) => matches(searchable([name, phase.name.it])));
  const movable = shown.length === rows.length && rows.length > 1;
  const columns = useColumns({ rows, movable, onMove: moveByMenu, ...actions });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <div className="sortable-rows">
      <DataTable
        caption={t('list.label')}
        columns={columns}
        rows={data && shown}
        rowKey={({ id }) => id}
        skeletonRows={5}
        empty={
          rows.length === 0 ? (
            <NoPhases onNew={onNew} />
          ) : (
            <NoMatch title={t('list.noMatch', { search })} text={t('list.noMatchHint')} onClear={onClear} />
          )
        }
      />
      <RowOrder rows={rows} onMove={move} moved={moved} fixed={!movable} />
    </div>
  );
}

function NoPhases({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('phases');
  return (
    <EmptyState
      illustration="bucket"
      title={t('list.empty')}
      text={t('list.emptyText')}
      add={{ label: t('list.new'), onAdd: onNew }}
    />
  );
}
