import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';
import { UpdateColourFolderDocument } from '#web/graphql/colours.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import {
  type ColourFolder,
  useRefetchColourFolders,
  useStoredColourFolder,
} from '../parts/use-colour-folders.ts';
import { NameForm } from './name-form.tsx';

type Props = {
  folder: Pick<ColourFolder, 'id' | 'name' | 'revision'>;
  folders: readonly ColourFolder[];
  onClose: () => void;
};

/** Renames a folder (COL-010, COL-031). Colours saved meanwhile do not stand in the way, another name does. */
export function RenameDialog({ folder, folders, onClose }: Props) {
  const { t } = useTranslation(['colours', 'common']);
  const toast = useToast();
  const refetch = useRefetchColourFolders();
  const stored = useStoredColourFolder();
  const [opened] = useState(folder);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (name: string) => {
      const { id } = opened;
      try {
        return await request(UpdateColourFolderDocument, { id, name, revision: opened.revision });
      } catch (cause) {
        const now = codeOf(cause) === 'conflict' ? await stored(id) : undefined;
        if (now?.name !== opened.name) throw cause;
        return request(UpdateColourFolderDocument, { id, name, revision: now.revision });
      }
    },
    onSuccess: async (_, name) => {
      await refetch();
      onClose();
      toast({ text: t('list.renamed', { name }) });
    },
  });
  return (
    <NameForm
      title={t('list.rename')}
      action={t('common:actions.save')}
      name={opened.name}
      others={folders.filter(({ id }) => id !== opened.id)}
      busy={isPending}
      failure={error}
      onSave={mutate}
      onDismiss={reset}
      onClose={onClose}
    />
  );
}
