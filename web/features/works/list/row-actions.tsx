import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/components/icon-button.tsx';
import { RowMenu } from '#web/components/row-menu.tsx';
import { useWorkName } from '../parts/use-work-name.ts';
import type { ListedWork } from '../use-works.ts';

export type RowActionsProps = {
  work: ListedWork;
  /** The id of the work that is being archived. */
  busy: string | undefined;
  onEdit: (work: ListedWork) => void;
  onDuplicate: (work: ListedWork) => void;
  onArchive: (work: ListedWork) => void;
  onDelete: (work: ListedWork) => void;
};

/** Edit; and in the menu duplicate, archive and delete (WRK-011). */
export function RowActions({ work, busy, onEdit, onDuplicate, onArchive, onDelete }: RowActionsProps) {
  const { t } = useTranslation('works');
  const nameOf = useWorkName();
  const name = nameOf(work);
  return (
    <>
      <span className="desk-only">
        <IconButton icon="pencil" small label={t('list.edit', { name })} onClick={() => onEdit(work)} />
      </span>
      <RowMenu
        name={name}
        busy={busy === work.id}
        items={[
          { label: t('list.duplicate'), icon: 'copy', onSelect: () => onDuplicate(work) },
          {
            label: t(work.archived ? 'list.restore' : 'list.archive'),
            icon: work.archived ? 'history' : 'inbox',
            onSelect: () => onArchive(work),
          },
          { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => onDelete(work) },
        ]}
      />
    </>
  );
}
