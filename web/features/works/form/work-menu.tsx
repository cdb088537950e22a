import { useTranslation } from 'react-i18next';
import { RowMenu } from '#web/components/row-menu.tsx';
import { useArchiving } from '../parts/use-archiving.ts';
import { useWorkName } from '../parts/use-work-name.ts';
import type { WholeWork } from '../use-works.ts';

type Props = {
  work: WholeWork;
  /** Edits would be lost. */
  isDirty: boolean;
  onDuplicate: () => void;
  onDelete: () => void;
  onClose: () => void;
};

/** The rest that can be done with the work of a dialog (WRK-011). */
export function WorkMenu({ work, isDirty, onDuplicate, onDelete, onClose }: Props) {
  const { t } = useTranslation('works');
  const nameOf = useWorkName();
  const { set } = useArchiving();
  const archive = () => {
    set({ work, archived: !work.archived });
    onClose();
  };
  const disabledReason = isDirty && t('form.saveFirst');
  return (
    <RowMenu
      name={nameOf(work)}
      items={[
        { label: t('list.duplicate'), icon: 'copy', disabledReason, onSelect: onDuplicate },
        {
          label: t(work.archived ? 'list.restore' : 'list.archive'),
          icon: work.archived ? 'history' : 'inbox',
          disabledReason,
          onSelect: archive,
        },
        { label: t('list.delete'), icon: 'trash', danger: true, disabledReason, onSelect: onDelete },
      ]}
    />
  );
}
