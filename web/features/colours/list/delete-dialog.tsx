import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toast.tsx';
import { DeleteColourFolderDocument } from '#web/graphql/colours.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { type ColourFolder, useRefetchColourFolders } from '../parts/use-colour-folders.ts';

type Props = { folder: ColourFolder; onClose: () => void };

/** Says how many colours go with the folder, and that users have them until the next publishing (OPC-19). */
export function DeleteDialog({ folder, onClose }: Props) {
  const { t } = useTranslation('colours');
  const toast = useToast();
  const failureText = useFailureText();
  const refetch = useRefetchColourFolders();
  const { id, name, colorCount } = folder;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request(DeleteColourFolderDocument, { id }),
    onSuccess: async () => {
      await refetch();
      onClose();
      toast({ text: t('list.deleted', { name }) });
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('list.deleteTitle')}
      action={t('list.delete')}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{t('list.deleteText', { name, count: colorCount })}</p>
      <p className="muted">{t('list.deleteHint')}</p>
    </ConfirmDialog>
  );
}
