import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { DeleteWorkDocument } from '#web/graphql/works.ts';
import { request } from '#web/lib/graphql.ts';
import { useWorkName } from '../parts/use-work-name.ts';
import type { ListedWork } from '../use-works.ts';

type Props = { work: Pick<ListedWork, 'id' | 'code' | 'description'>; onClose: () => void };

/** A work is deleted for good; offers keep their copies (WRK-011). */
export function DeleteWorkDialog({ work, onClose }: Props) {
  const { t } = useTranslation('works');
  const nameOf = useWorkName();
  const name = nameOf(work);
  const { id } = work;
  return (
    <DeleteDialog
      title={t('delete.title')}
      action={t('delete.action')}
      done={t('delete.done', { name })}
      entity="work"
      id={id}
      remove={() => request(DeleteWorkDocument, { id })}
      onClose={onClose}
    >
      {t('delete.text', { name })}
    </DeleteDialog>
  );
}
