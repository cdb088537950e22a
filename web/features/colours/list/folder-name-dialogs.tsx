import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { colourFolderName } from '#shared/schemas/colour-input.ts';
import { FormConflict } from '#web/components/form-conflict.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useSaved } from '#web/components/use-saved.ts';
import { CreateColourFolderDocument, UpdateColourFolderDocument } from '#web/graphql/colours.ts';
import { codeOf, savedMeanwhile } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { type ColourFolder, colourFolderKey, useStoredColourFolder } from '../parts/use-colour-folders.ts';

type NewProps = { folders: readonly ColourFolder[]; onClose: () => void };

/** A new folder needs a name, nothing else (COL-006, COL-009, COL-030). */
export function NewFolderDialog({ folders, onClose }: NewProps) {
  const { t } = useTranslation('colours');
  const saved = useSaved(colourFolderKey, onClose);
  const keyOf = useAttemptKey(randomId);
  const saving = useMutation({
    mutationFn: (name: string) => request(CreateColourFolderDocument, { key: keyOf({ name }), name }),
    onSuccess: (_, name) => saved(t('list.created', { name })),
  });
  return (
    <FolderNameDialog
      title={t('list.new')}
      action={t('list.create')}
      name=""
      others={folders}
      saving={saving}
      onClose={onClose}
    />
  );
}

type RenameProps = NewProps & { folder: Pick<ColourFolder, 'id' | 'name' | 'revision'> };

type Conflict = {
  mine: string;
  theirs: { name: string; revision: number };
  by: { updatedBy: string; updatedAt: string };
};

/** Renames a folder (COL-010, COL-031). Colours saved meanwhile are no conflict, another name is (OPC-50). */
export function RenameFolderDialog({ folder, folders, onClose }: RenameProps) {
  const { t } = useTranslation(['colours', 'common']);
  const [opened] = useState(folder);
  const { conflict, rename, back, ...saving } = useRename(opened, onClose);
  return (
    <>
      <FolderNameDialog
        title={t('list.rename')}
        action={t('common:actions.save')}
        name={opened.name}
        others={folders.filter(({ id }) => id !== opened.id)}
        saving={{ ...saving, mutate: (name) => rename({ name, revision: opened.revision }) }}
        onClose={onClose}
      />
      {conflict && (
        <FormConflict
          forms={{
            base: { name: opened.name },
            mine: { name: conflict.mine },
            theirs: { name: conflict.theirs.name },
          }}
          theirs={conflict.by}
          shown={({ name }) => [{ path: 'name', name: t('list.name'), value: name }]}
          busy={saving.isPending}
          onSave={({ name }) => rename({ name, revision: conflict.theirs.revision })}
          onReload={onClose}
          onClose={back}
        />
      )}
    </>
  );
}

type Rename = { name: string; revision: number };

function useRename({ id, name: before }: RenameProps['folder'], onClose: () => void) {
  const { t } = useTranslation('colours');
  const saved = useSaved(colourFolderKey, onClose);
  const stored = useStoredColourFolder();
  const [conflict, setConflict] = useState<Conflict>();
  const send = ({ name, revision }: Rename) => request(UpdateColourFolderDocument, { id, name, revision });
  const { mutate, reset, ...saving } = useMutation({
    mutationFn: (wanted: Rename) =>
      send(wanted).catch(async (cause) => {
        const theirs = codeOf(cause) === 'conflict' ? await stored(id) : undefined;
        if (!theirs) throw cause;
        if (theirs.name === before) return send({ ...wanted, revision: theirs.revision });
        setConflict({ mine: wanted.name, theirs, by: savedMeanwhile(cause) });
        throw cause;
      }),
    onSuccess: (_, { name }) => saved(t('list.renamed', { name })),
  });
  const back = () => {
    setConflict(undefined);
    reset();
  };
  // A conflict has its own dialog.
  const error = codeOf(saving.error) === 'conflict' && conflict ? null : saving.error;
  return { ...saving, error, conflict, rename: mutate, reset, back };
}

type Props = {
  title: string;
  action: string;
  /** The name it starts with. */
  name: string;
  /** The other folders: two of one name are hard to tell apart. */
  others: readonly ColourFolder[];
  saving: { mutate: (name: string) => void; isPending: boolean; error: unknown; reset: () => void };
  onClose: () => void;
};

/** Asks for the name of a folder, which must be given (COL-009, COL-010). */
function FolderNameDialog({ name: first, others, saving, ...dialog }: Props) {
  const { t } = useTranslation('colours');
  const message = useMessage(['common']);
  const failureText = useFailureText();
  const [typed, setTyped] = useState(first);
  const [left, setLeft] = useState(false);
  const { data: name, error: fault } = colourFolderName.safeParse(typed);
  const wrong = message(fault?.issues[0]?.message);
  const { mutate, isPending, error, reset } = saving;
  const isTwin = others.some((other) => other.name.toLowerCase() === name?.toLowerCase());
  return (
    <FormDialog
      {...dialog}
      busy={isPending}
      unsaved={typed !== first}
      disabledReason={wrong ?? false}
      onSubmit={() => name !== undefined && mutate(name)}
    >
      {Boolean(error) && (
        <SaveFailure
          failure={error}
          text={failureText(error, 'save')}
          made={paths.colourFolder}
          onDismiss={reset}
        />
      )}
      <TextField
        label={t('list.name')}
        required
        data-autofocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setLeft(true)}
        error={left ? wrong : undefined}
        hint={isTwin && t('list.sameName')}
      />
    </FormDialog>
  );
}
