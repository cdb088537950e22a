import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Swatch } from '#web/components/swatch.tsx';
import { useToast } from '#web/components/toast.tsx';
import { DeleteColorDocument } from '#web/graphql/colours.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import {
  type ColourFolderWithColours,
  type FolderColour,
  useRefetchColourFolders,
} from '../parts/use-colour-folders.ts';

type Props = { folder: ColourFolderWithColours; colour: FolderColour; onClose: () => void };

/** Asks before a colour is deleted (COL-026); one that somebody else deleted is deleted. */
export function DeleteColorDialog({ folder, colour, onClose }: Props) {
  const { t } = useTranslation('colours');
  const toast = useToast();
  const failureText = useFailureText();
  const refetch = useRefetchColourFolders();
  const { code } = colour;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      request(DeleteColorDocument, { colorlistId: folder.id, id: colour.id }).catch((cause) => {
        if (codeOf(cause) !== 'not-found') throw cause;
      }),
    onSuccess: async () => {
      await refetch();
      onClose();
      toast({ text: t('color.deleted', { code }) });
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('color.deleteTitle')}
      action={t('color.delete')}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p className="row">
        <Swatch colour={colour} size="big" />
        {t('color.deleteText', { code, folder: folder.name })}
      </p>
    </ConfirmDialog>
  );
}
