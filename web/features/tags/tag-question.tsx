import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { ConflictDialog } from '#web/components/conflict-dialog.tsx';
import { TagUses } from './tag-uses.tsx';
import type { Question } from './use-save-tag.ts';
import type { ListedTag } from './use-tags.ts';

type Props = {
  question: Question;
  busy: boolean;
  onAgree: (question: Question) => void;
  onReload: (theirs: ListedTag) => void;
  onClose: () => void;
};

/** Asks before a tag is saved whose slug is in use, or that somebody else saved (OPC-14). */
export function TagQuestion({ question, busy, onAgree, onReload, onClose }: Props) {
  const { t } = useTranslation('tags');
  const agree = () => onAgree(question);
  if (question.kind === 'conflict') {
    const { theirs } = question;
    return (
      <ConflictDialog
        theirs={theirs}
        busy={busy}
        onReload={() => onReload(theirs)}
        onOverwrite={agree}
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
      onConfirm={agree}
      onCancel={onClose}
    >
      <p>{t('change.text', { before: base.slug, after: form.slug })}</p>
      <TagUses uses={uses} />
    </ConfirmDialog>
  );
}
