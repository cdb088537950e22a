import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Badge } from '#web/components/badge.tsx';
import type { IconName } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu, type MenuItem } from '#web/components/menu.tsx';
import type { ListedPhase } from './use-phases.ts';

/** Where a row stands, when it can be moved. */
type Place = { index: number; count: number; onMove: (position: number) => void };

type Props = {
  phase: ListedPhase;
  name: string;
  place: Place | undefined;
  onRename: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** A phase: its name, what it has, its menu (PHA-006 to PHA-009). */
export function PhaseRow({ phase, name, place, onRename, onDuplicate, onDelete }: Props) {
  const { t } = useTranslation('phases');
  const navigate = useNavigate();
  const address = paths.phase(phase.id);
  const items: MenuItem[] = [
    { label: t('list.edit'), icon: 'pencil', onSelect: () => navigate(address) },
    { label: t('list.rename'), icon: 'pen-to-square', onSelect: onRename },
    { label: t('list.duplicate'), icon: 'copy', onSelect: onDuplicate },
    ...movesOf(place, t('list.moveUp'), t('list.moveDown')),
    { label: t('list.delete'), icon: 'trash', danger: true, onSelect: onDelete },
  ];
  const label = t('list.actions', { phase: name });
  return (
    <li className="phase-row">
      {place && <span className="grip-place" data-grip={phase.id} />}
      <Link className="phase-name" to={address}>
        {name}
      </Link>
      <span className="phase-marks">
        <Mark icon="book" on={phase.hasProcedure} yes={t('list.procedure')} no={t('list.noProcedure')} />
        <Mark icon="box" on={phase.hasProducts} yes={t('list.products')} no={t('list.noProducts')} />
      </span>
      <Menu
        label={label}
        items={items}
        trigger={(props) => <IconButton icon="ellipsis-v" label={label} {...props} />}
      />
    </li>
  );
}

function movesOf(place: Place | undefined, up: string, down: string): MenuItem[] {
  if (!place) return [];
  const { index, count, onMove } = place;
  return [
    ...(index > 0 ? [{ label: up, icon: 'arrow-up' as const, onSelect: () => onMove(index - 1) }] : []),
    ...(index < count - 1
      ? [{ label: down, icon: 'arrow-down' as const, onSelect: () => onMove(index + 1) }]
      : []),
  ];
}

type MarkProps = { icon: IconName; on: boolean; yes: string; no: string };

/** Whether a phase has something: a property of the row, which leads nowhere. */
const Mark = ({ icon, on, yes, no }: MarkProps) => (
  <span className="phase-mark">
    <Badge {...(on ? { icon } : { tone: 'line' })}>{on ? yes : no}</Badge>
  </span>
);
