import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { Swatch } from '#web/components/swatch.tsx';
import { DeleteColorDocument } from '#web/graphql/colours.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { LostUses } from '../parts/lost-uses.tsx';
import {
  type ColourFolderWithColours,
  colourFolderKey,
  type FolderColour,
  useLostColourUses,
} from '../parts/use-colour-folders.ts';

type Props = { folder: ColourFolderWithColours; colour: FolderColour; onClose: () => void };

/** Asks before a colour is deleted (COL-026); one that somebody else deleted is deleted. */
export function DeleteColourDialog({ folder, colour: { id, ...colour }, onClose }: Props) {
  const { t } = useTranslation('colours');
  const { code } = colour;
  const lost = useLostColourUses(folder.id, id);
  const remove = () =>
    request(DeleteColorDocument, { colorlistId: folder.id, id }).catch((cause) => {
      if (codeOf(cause) !== 'not-found') throw cause;
    });
  return (
    <DeleteDialog
      title={t('color.deleteTitle')}
      action={t('color.delete')}
      done={t('color.deleted', { code })}
      entity="folderColour"
      id={id}
      remove={remove}
      changed={colourFolderKey}
      failure={lost.error}
      disabledReason={lost.isPending && t('lost.loading')}
      onClose={onClose}
    >
      <div className="stack">
        <p className="row">
          <Swatch colour={colour} size="big" />
          {t('color.deleteText', { code, folder: folder.name })}
        </p>
        <LostUses uses={lost.data} which="one" />
      </div>
    </DeleteDialog>
  );
}
