import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Badge } from '#web/components/badge.tsx';
import { actionsColumn, type Column } from '#web/components/data-table-props.ts';
import type { IconName } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { ListedPhase } from './use-phases.ts';

export type PhaseRow = { id: string; name: string; phase: ListedPhase };

export type RowActions = Record<'onRename' | 'onDuplicate' | 'onDelete', (phase: ListedPhase) => void>;

type Order = {
  rows: readonly PhaseRow[];
  /** Rows can be moved while all of them are shown. */
  movable: boolean;
  onMove: (id: string, place: number) => void;
};

/** A phase: its grip and name, what it has, its menu (PHA-005 to PHA-009). */
export function useColumns({ rows, movable, onMove, ...actions }: RowActions & Order): Column<PhaseRow>[] {
  const { t } = useTranslation(['phases', 'common']);
  const movesOf = (row: PhaseRow): MenuItem[] => {
    const index = rows.indexOf(row);
    const to = (place: number) => () => onMove(row.id, place);
    return [
      ...(movable && index > 0
        ? [{ label: t('list.moveUp'), icon: 'arrow-up' as const, onSelect: to(index - 1) }]
        : []),
      ...(movable && index < rows.length - 1
        ? [{ label: t('list.moveDown'), icon: 'arrow-down' as const, onSelect: to(index + 1) }]
        : []),
    ];
  };
  return [
    {
      key: 'name',
      header: t('list.name'),
      card: 'title',
      render: ({ id, name }) => (
        <span className="row-name">
          {movable && <span className="grip-place" data-grip={id} />}
          <Link className="main" to={paths.phase(id)}>
            {name}
          </Link>
        </span>
      ),
    },
    {
      key: 'procedure',
      header: t('list.procedureHead'),
      width: '190px',
      card: 'line',
      render: ({ phase }) => (
        <Mark icon="book" on={phase.hasProcedure} yes={t('list.procedure')} no={t('list.noProcedure')} />
      ),
    },
    {
      key: 'products',
      header: t('list.productsHead'),
      width: '190px',
      card: 'line',
      render: ({ phase }) => (
        <Mark icon="box" on={phase.hasProducts} yes={t('list.products')} no={t('list.noProducts')} />
      ),
    },
    actionsColumn(t('common:table.actions'), (row) => (
      <Actions row={row} moves={movesOf(row)} {...actions} />
    )),
  ];
}

type ActionsProps = RowActions & { row: PhaseRow; moves: MenuItem[] };

function Actions({ row: { phase, name }, moves, onRename, onDuplicate, onDelete }: ActionsProps) {
  const { t } = useTranslation('phases');
  const navigate = useNavigate();
  const label = t('list.actions', { phase: name });
  const items: MenuItem[] = [
    { label: t('list.edit'), icon: 'pencil', onSelect: () => navigate(paths.phase(phase.id)) },
    { label: t('list.rename'), icon: 'pen-to-square', onSelect: () => onRename(phase) },
    { label: t('list.duplicate'), icon: 'copy', onSelect: () => onDuplicate(phase) },
    ...moves,
    { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => onDelete(phase) },
  ];
  return (
    <Menu
      label={label}
      items={items}
      trigger={(props) => <IconButton icon="ellipsis-v" small label={label} {...props} />}
    />
  );
}

type MarkProps = { icon: IconName; on: boolean; yes: string; no: string };

/** Whether a phase has something: a property of the row, which leads nowhere. */
const Mark = ({ icon, on, yes, no }: MarkProps) => (
  <Badge {...(on ? { icon } : { tone: 'line' })}>{on ? yes : no}</Badge>
);
