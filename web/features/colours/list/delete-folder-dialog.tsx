import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { DeleteColourFolderDocument } from '#web/graphql/colours.ts';
import { request } from '#web/lib/graphql.ts';
import { type ColourFolder, colourFolderKey } from '../parts/use-colour-folders.ts';

type Props = { folder: ColourFolder; onClose: () => void };

/** Says how many colours go with the folder, and that users have them until the next publishing (OPC-19). */
export function DeleteFolderDialog({ folder: { id, name, colorCount }, onClose }: Props) {
  const { t } = useTranslation('colours');
  return (
    <DeleteDialog
      title={t('list.deleteTitle')}
      action={t('list.delete')}
      done={t('list.deleted', { name })}
      entity="colourFolder"
      id={id}
      remove={() => request(DeleteColourFolderDocument, { id })}
      changed={colourFolderKey}
      onClose={onClose}
    >
      <p>{t('list.deleteText', { name, count: colorCount })}</p>
      <p className="muted">{t('list.deleteHint')}</p>
    </DeleteDialog>
  );
}
