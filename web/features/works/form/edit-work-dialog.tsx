import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkContent } from '#shared/schemas/work-input.ts';
import { FormConflict } from '#web/components/form-conflict.tsx';
import { useSaved } from '#web/components/use-saved.ts';
import { UpdateWorkDocument } from '#web/graphql/works.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { useWorkName } from '../parts/use-work-name.ts';
import { readWork, type WholeWork, worksKey } from '../use-works.ts';
import { LoadedWork } from './loaded-work.tsx';
import { useShownFields } from './use-shown-fields.ts';
import { formOf, useWorkForm } from './use-work-form.ts';
import { WorkFormDialog } from './work-form-dialog.tsx';
import { WorkMenu } from './work-menu.tsx';

type Others = {
  groups: readonly string[];
  onDuplicate: () => void;
  onDelete: () => void;
  onClose: () => void;
};

/** A work that is edited. After a conflict the version of the other window is taken or overwritten (decision 8). */
export default function EditWorkDialog({ id, ...props }: Others & { id: string }) {
  return (
    <LoadedWork id={id} onClose={props.onClose}>
      {(work) => <Edit work={work} {...props} />}
    </LoadedWork>
  );
}

function Edit({ work, groups, onDuplicate, onDelete, onClose }: Others & { work: WholeWork }) {
  const { t } = useTranslation(['works', 'catalogue']);
  const nameOf = useWorkName();
  const shown = useShownFields();
  const { form, saving, base, theirs, save, takeTheirs, setTheirs } = useEdit(work, onClose);
  const menu = (
    <WorkMenu work={base} {...{ onDuplicate, onDelete, onClose }} isDirty={form.formState.isDirty} />
  );
  return (
    <>
      <WorkFormDialog
        title={t('form.edit')}
        context={nameOf(base)}
        action={t('form.save')}
        {...{ form, groups, saving, onClose }}
        start={menu}
        onSave={(content) => save(content, base.revision)}
      />
      {theirs && (
        <FormConflict
          forms={{ base: formOf(base), mine: form.getValues(), theirs: formOf(theirs) }}
          theirs={theirs}
          shown={shown}
          busy={saving.isPending}
          onSave={(kept) => {
            form.reset(kept, { keepDefaultValues: true });
            void form.handleSubmit((content) => save(content, theirs.revision))();
          }}
          onReload={() => takeTheirs(theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </>
  );
}

/** The form of a work, its save, and the version that another window saved meanwhile. */
function useEdit(work: WholeWork, onClose: () => void) {
  const { t } = useTranslation('works');
  const nameOf = useWorkName();
  const form = useWorkForm(formOf(work));
  // The work may be read anew while the dialog is open: a save builds on what it showed first.
  const [base, setBase] = useState(work);
  const [theirs, setTheirs] = useState<WholeWork>();
  const saved = useSaved(worksKey, onClose);
  const saving = useMutation({
    mutationFn: async ({ content, revision }: { content: WorkContent; revision: number }) =>
      (await request(UpdateWorkDocument, { work: { id: work.id, revision, ...content } })).updateWork,
    onSuccess: (after) => saved(t('form.saved', { name: nameOf(after) })),
    onError: async (cause) => {
      if (codeOf(cause) === 'conflict') setTheirs(await readWork(work.id));
    },
  });
  const takeTheirs = (newer: WholeWork) => {
    setBase(newer);
    form.reset(formOf(newer));
    setTheirs(undefined);
    saving.reset();
  };
  return {
    ...{ form, saving, base, theirs, setTheirs, takeTheirs },
    save: (content: WorkContent, revision: number) => saving.mutate({ content, revision }),
  };
}
