import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName } from '#shared/accounts/display-name.ts';
import { AwaitedField } from '#web/components/dialog-place.tsx';
import { FormConflict } from '#web/components/form-conflict.tsx';
import { useSaved } from '#web/components/use-saved.ts';
import { UpdateOfferTextDocument } from '#web/graphql/offers.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { useUser } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { formOf, inputOf, type TextForm } from './text-form.ts';
import { TextFormDialog } from './text-form-dialog.tsx';
import { useShownText } from './use-shown-text.ts';
import { readText, textsKey, useText, type WholeText } from './use-texts.ts';

type Props = { id: string; onClose: () => void };

/** A text block that is edited; a failure to load it closes the dialog and is told. */
export default function EditTextDialog({ id, onClose }: Props) {
  const toast = useToast();
  const failureText = useFailureText();
  const { data, error } = useText(id);
  const isFailed = error !== null && !data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it failed
  useEffect(() => {
    if (!isFailed) return;
    toast({ text: failureText(error), tone: 'err' });
    onClose();
  }, [isFailed]);
  if (data) return <Edit text={data} onClose={onClose} />;
  return isFailed ? null : <AwaitedField />;
}

/** After a conflict the version of the other window is taken or overwritten, or both are kept (decision 8). */
function Edit({ text, onClose }: { text: WholeText; onClose: () => void }) {
  const { t } = useTranslation(['offerList', 'catalogue']);
  const user = useUser();
  const shown = useShownText();
  const { base, form, setForm, saving, save, theirs, setTheirs, takeTheirs } = useEdit(text, onClose);
  const isChanged = JSON.stringify(form) !== JSON.stringify(formOf(base));
  return (
    <>
      <TextFormDialog
        title={t('texts.edit')}
        action={t('texts.save')}
        {...{ form, saving, isChanged, onClose }}
        edit={setForm}
        onSave={() => save(form, base.revision)}
      />
      {theirs && (
        <FormConflict
          forms={{ base: formOf(base), mine: form, theirs: formOf(theirs) }}
          theirs={{ updatedBy: displayName(user), updatedAt: theirs.updatedAt }}
          shown={shown}
          busy={saving.isPending}
          onSave={(kept) => {
            setForm(kept);
            save(kept, theirs.revision);
          }}
          onReload={() => takeTheirs(theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </>
  );
}

type Sent = { kept: TextForm; revision: number };

/** The form, its save, and the version that another window saved meanwhile. */
function useEdit(text: WholeText, onClose: () => void) {
  const { t } = useTranslation('offerList');
  // The block may be read anew while the dialog is open: a save builds on what it showed first.
  const [base, setBase] = useState(text);
  const [form, setForm] = useState(() => formOf(text));
  const [theirs, setTheirs] = useState<WholeText>();
  const saved = useSaved(textsKey, onClose);
  const saving = useMutation({
    mutationFn: ({ kept, revision }: Sent) =>
      request(UpdateOfferTextDocument, { id: text.id, revision, text: inputOf(kept) }),
    onSuccess: (_, { kept }) => saved(t('texts.saved', { name: kept.name.trim() })),
    onError: async (cause) => {
      if (codeOf(cause) === 'conflict') setTheirs(await readText(text.id));
    },
  });
  return {
    ...{ base, form, setForm, saving, theirs, setTheirs },
    save: (kept: TextForm, revision: number) => saving.mutate({ kept, revision }),
    takeTheirs(newer: WholeText) {
      setBase(newer);
      setForm(formOf(newer));
      setTheirs(undefined);
      saving.reset();
    },
  };
}
