import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';
import { CreateColourFolderDocument } from '#web/graphql/colours.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { type ColourFolder, useRefetchColourFolders } from '../parts/use-colour-folders.ts';
import { NameForm } from './name-form.tsx';

type Props = { folders: readonly ColourFolder[]; onClose: () => void };

/** A new folder needs a name, nothing else (COL-006, COL-009, COL-030). */
export function NewDialog({ folders, onClose }: Props) {
  const { t } = useTranslation(['colours', 'common']);
  const toast = useToast();
  const refetch = useRefetchColourFolders();
  const keyOf = useAttemptKey(randomId);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (name: string) => request(CreateColourFolderDocument, { key: keyOf({ name }), name }),
    onSuccess: async (_, name) => {
      await refetch();
      onClose();
      toast({ text: t('list.created', { name }) });
    },
  });
  return (
    <NameForm
      title={t('list.new')}
      action={t('list.create')}
      name=""
      others={folders}
      busy={isPending}
      failure={error}
      onSave={mutate}
      onDismiss={reset}
      onClose={onClose}
    />
  );
}
