import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setQuotationNote } from '#shared/editing/set-quotation-note.ts';
import { setRowNote } from '#shared/editing/set-row-note.ts';
import { longestNote, noteText } from '#shared/schemas/note-form.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import { useMessage } from '#web/lib/use-message.ts';
import type { EditDialogProps } from '../open-dialog.ts';

/** `row` left out: the note of the quotation. */
type Props = EditDialogProps & { row?: QuotationRow };

function useNoteForm(stored: string | null) {
  const message = useMessage(['common']);
  const [initial] = useState(stored ?? '');
  const [typed, setTyped] = useState(initial);
  const checked = noteText.safeParse(typed);
  const issue = checked.success ? undefined : checked.error.issues[0]?.message;
  return {
    typed,
    setTyped,
    note: checked.success ? checked.data : undefined,
    error: message(issue, { count: longestNote }),
    changed: typed !== initial,
  };
}

/** A note of several lines. Ctrl+Enter applies it; an empty text removes it. */
export default function NoteDialog({ quotation, row, edit, onClose }: Props) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const form = useNoteForm((row ?? quotation).note);
  const submit = () => {
    const { note } = form;
    if (note === undefined) return;
    edit((now) => (row ? setRowNote(now, row.sId, note) : setQuotationNote(now, note)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <Dialog
      title={row ? t('view.notes.rowTitle', { product: text(row.name).text }) : t('view.notes.quotation')}
      context={t(row ? 'view.notes.rowContext' : 'view.notes.context')}
      unsaved={form.changed}
      onSubmit={submit}
      onClose={onClose}
      footer={<SubmitButtons disabled={form.note === undefined} />}
    >
      <TextArea
        label={t('view.notes.label')}
        labelEnd={
          <span className="muted xs">
            {t('view.notes.length', { count: form.typed.length, longest: longestNote })}
          </span>
        }
        hint={<span className="desk-only">{t('view.notes.hint')}</span>}
        error={form.error}
        rows={6}
        value={form.typed}
        onChange={(event) => form.setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </Dialog>
  );
}
