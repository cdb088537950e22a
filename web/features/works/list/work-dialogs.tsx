import { groupsOf } from '#shared/works/order-works.ts';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import type { ListedWork } from '../use-works.ts';
import { DeleteWorkDialog } from './delete-work-dialog.tsx';

const NewWorkDialog = lazyDialog(() => import('../form/new-work-dialog.tsx'));
const EditWorkDialog = lazyDialog(() => import('../form/edit-work-dialog.tsx'));

/** A copy begins with the content of another work (WRK-011). */
export type OpenDialog =
  | { kind: 'new' }
  | { kind: 'edit' | 'duplicate' | 'delete'; work: Pick<ListedWork, 'id' | 'code' | 'description'> };

type Props = {
  open: OpenDialog | undefined;
  works: readonly ListedWork[];
  show: (open: OpenDialog | undefined) => void;
};

/** The dialog that the list has open. */
export function WorkDialogs({ open, works, show }: Props) {
  if (!open) return null;
  const groups = groupsOf(works);
  const codes = works.map(({ code }) => code);
  const onClose = () => show(undefined);
  switch (open.kind) {
    case 'new':
      return <NewWorkDialog {...{ groups, codes, onClose }} />;
    case 'duplicate':
      return <NewWorkDialog key={open.work.id} original={open.work.id} {...{ groups, codes, onClose }} />;
    case 'edit':
      return (
        <EditWorkDialog
          key={open.work.id}
          id={open.work.id}
          {...{ groups, onClose }}
          onDuplicate={() => show({ kind: 'duplicate', work: open.work })}
          onDelete={() => show({ kind: 'delete', work: open.work })}
        />
      );
    case 'delete':
      return <DeleteWorkDialog work={open.work} onClose={onClose} />;
  }
}
