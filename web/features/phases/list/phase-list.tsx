import { useTranslation } from 'react-i18next';
import { matchWords, searchable } from '#shared/search/match-words.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { NoMatch } from '#web/components/no-match.tsx';
import { RowOrder } from '#web/components/row-order.tsx';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';
import { useReorder } from '#web/components/use-reorder.ts';
import { ReorderPhasesDocument } from '#web/graphql/phases.ts';
import { request } from '#web/lib/graphql.ts';
import { usePhaseLabel } from '#web/lib/use-phase-label.ts';
import { usePhaseFailure } from '../parts/use-phase-failure.ts';
import { PhaseRow } from './phase-row.tsx';
import { type ListedPhase, phasesKey, usePhases } from './use-phases.ts';

type Props = {
  search: string;
  onClear: () => void;
  onNew: () => void;
  onRename: (phase: ListedPhase) => void;
  onDuplicate: (phase: ListedPhase) => void;
  onDelete: (phase: ListedPhase) => void;
};

/** The phases in their order, or those whose name holds what is searched. */
export function PhaseList(props: Props) {
  const { data, error, refetch } = usePhases();
  const skeleton = useSkeleton(data === undefined);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return skeleton ? <Loading /> : null;
  return data.length === 0 ? <NoPhases onNew={props.onNew} /> : <Sorted {...props} phases={data} />;
}

const Loading = () => (
  <section className="card" aria-busy="true">
    {[60, 40, 50].map((width) => (
      <div className="phase-row" key={width}>
        <Skeleton width={`${width}%`} />
      </div>
    ))}
  </section>
);

function NoPhases({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('phases');
  return (
    <section className="card empty-card">
      <EmptyState
        illustration="bucket"
        title={t('list.empty')}
        text={t('list.emptyText')}
        add={{ label: t('list.new'), onAdd: onNew }}
      />
    </section>
  );
}

function Sorted({ phases, search, onClear, ...actions }: Props & { phases: readonly ListedPhase[] }) {
  const { t } = useTranslation('phases');
  const labelOf = usePhaseLabel();
  const failureText = usePhaseFailure();
  const { move, moveByMenu, moved } = useReorder({
    queryKey: phasesKey,
    send: (order) => request(ReorderPhasesDocument, order),
    failed: (error) => t('list.orderFailed', { reason: failureText(error, 'save') }),
  });
  const matches = matchWords(search);
  const rows = phases.map((phase) => ({ id: phase.id, name: labelOf(phase.name), phase }));
  const shown = rows.filter(({ name, phase }) => matches(searchable([name, phase.name.it])));
  const sortable = shown.length === rows.length && rows.length > 1;
  if (shown.length === 0) {
    return (
      <section className="card empty-card">
        <NoMatch title={t('list.noMatch', { search })} text={t('list.noMatchHint')} onClear={onClear} />
      </section>
    );
  }
  return (
    <section className="card" aria-label={t('list.label')}>
      <ol className="sortable-rows">
        {shown.map(({ id, name, phase }, index) => (
          <PhaseRow
            key={id}
            phase={phase}
            name={name}
            place={sortable ? { index, count: rows.length, onMove: (to) => moveByMenu(id, to) } : undefined}
            onRename={() => actions.onRename(phase)}
            onDuplicate={() => actions.onDuplicate(phase)}
            onDelete={() => actions.onDelete(phase)}
          />
        ))}
      </ol>
      <RowOrder rows={rows} onMove={move} moved={moved} fixed={!sortable} />
    </section>
  );
}
