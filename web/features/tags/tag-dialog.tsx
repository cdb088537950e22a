import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { longestSlug, longestTagName, type TagForm } from '#shared/schemas/tag-input.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { FormConflict } from '#web/components/form-conflict.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { MadeLink } from '#web/components/made-link.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { TagUses } from './tag-uses.tsx';
import { type Question, useSaveTag } from './use-save-tag.ts';
import { useTagForm } from './use-tag-form.ts';
import { type ListedTag, useTagFailure } from './use-tags.ts';

type Props = {
  /** The tag to rename; without one a new one is made. */
  tag?: ListedTag;
  newId?: NewId;
  onClose: () => void;
};

/** Name and slug of a new tag, or of one that is renamed (TAG-008 to TAG-012). */
export function TagDialog(props: Props) {
  const { tag, onClose } = props;
  const { t } = useTranslation('tags');
  const failureText = useTagFailure();
  const { form, submit, busy, failure, question, agree, reload, dropQuestion } = useTagDialog(props);
  return (
    <>
      <FormDialog
        title={t(tag ? 'form.renameTitle' : 'form.newTitle')}
        context={tag?.name}
        action={t(tag ? 'form.save' : 'form.create')}
        disabled={!form.isComplete}
        failure={failure ? failureText(failure) : undefined}
        failureAction={<MadeLink failure={failure} to={paths.openTag} />}
        unsaved={form.formState.isDirty}
        busy={busy}
        onSubmit={submit}
        onClose={onClose}
      >
        <Fields form={form} isNew={!tag} />
      </FormDialog>
      {question && (
        <TagQuestion
          question={question}
          busy={busy}
          onAgree={agree}
          onReload={reload}
          onClose={dropQuestion}
        />
      )}
    </>
  );
}

function useTagDialog({ tag, newId = randomId, onClose }: Props) {
  const { t } = useTranslation('tags');
  const toast = useToast();
  const [base, setBase] = useState(tag);
  const form = useTagForm(tag);
  const { setError, setFocus, reset, handleSubmit } = form;
  const { save, busy, error, question, dropQuestion } = useSaveTag(newId, (name) => {
    onClose();
    toast({ text: t(tag ? 'saved' : 'created', { name }) });
  });
  const isTaken = codeOf(error) === 'slug-taken';
  useEffect(() => {
    if (!isTaken || busy) return;
    setError('slug', { message: 'slugTaken' });
    setFocus('slug');
  }, [isTaken, busy, setError, setFocus]);
  return {
    form,
    busy,
    question,
    dropQuestion,
    failure: isTaken ? undefined : error,
    submit: () => void handleSubmit((typed) => save({ form: typed, base }))(),
    agree: (asked: Question) => {
      if (asked.kind === 'uses') save({ form: asked.form, base: asked.base, asked: true });
      else save({ form: asked.form, base: asked.theirs, asked: asked.form.slug !== asked.base.slug });
    },
    /** Starts again from what somebody else saved. */
    reload: (theirs: ListedTag) => {
      setBase(theirs);
      reset({ name: theirs.name, slug: theirs.slug });
      dropQuestion();
    },
  };
}

type FieldsProps = { form: ReturnType<typeof useTagForm>; isNew: boolean };

function Fields({ form, isNew }: FieldsProps) {
  const { t } = useTranslation('tags');
  const message = useMessage(['common']);
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={t('form.name')}
        required
        data-autofocus
        longest={longestTagName}
        error={message(errors.name?.message)}
        {...form.fields.name}
      />
      <TextField
        label={t('form.slug')}
        required
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        longest={longestSlug}
        hint={t(isNew ? 'form.slugHint' : 'form.slugHintRename')}
        error={message(errors.slug?.message)}
        {...form.fields.slug}
      />
    </>
  );
}

type TagQuestionProps = {
  question: Question;
  busy: boolean;
  onAgree: (question: Question) => void;
  onReload: (theirs: ListedTag) => void;
  onClose: () => void;
};

const fieldsOf = ({ name, slug }: TagForm): TagForm => ({ name, slug });

/** Asks before a tag is saved whose slug is in use, or that somebody else saved (OPC-14). */
function TagQuestion({ question, busy, onAgree, onReload, onClose }: TagQuestionProps) {
  const { t } = useTranslation('tags');
  if (question.kind === 'conflict') {
    const { base, form, theirs } = question;
    return (
      <FormConflict
        forms={{ base: fieldsOf(base), mine: form, theirs: fieldsOf(theirs) }}
        theirs={theirs}
        shown={({ name, slug }) => [
          { path: 'name', name: t('form.name'), value: name },
          { path: 'slug', name: t('form.slug'), value: slug },
        ]}
        busy={busy}
        onSave={(kept) => onAgree({ ...question, form: kept })}
        onReload={() => onReload(theirs)}
        onClose={onClose}
      />
    );
  }
  const { form, base, uses } = question;
  return (
    <ConfirmDialog
      title={t('change.title')}
      action={t('change.action')}
      busy={busy}
      onConfirm={() => onAgree(question)}
      onCancel={onClose}
    >
      <p>{t('change.text', { before: base.slug, after: form.slug })}</p>
      <TagUses uses={uses} />
    </ConfirmDialog>
  );
}
