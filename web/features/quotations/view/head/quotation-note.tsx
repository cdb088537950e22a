import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import type { ShowDialog } from '../open-dialog.ts';
import { useReadOnly } from '../table/cell-edit.tsx';
import './quotation-note.css';

/** The note of the quotation, below its products as in print. */
export function QuotationNote({ note, onOpen }: { note: string | null; onOpen: ShowDialog }) {
  const { t } = useTranslation('quotations');
  const open = () => onOpen({ kind: 'note' });
  const readOnly = useReadOnly();
  if (!note && readOnly) return null;
  if (!note) {
    return (
      <div className="quotation-note-none">
        <Button variant="text" small icon="plus" onClick={open}>
          {t('view.notes.add')}
        </Button>
      </div>
    );
  }
  return (
    <section className="card quotation-note" aria-labelledby="quotation-note">
      <div className="row">
        <h2 id="quotation-note">{t('view.notes.quotation')}</h2>
        {!readOnly && <IconButton icon="pencil" small label={t('view.notes.edit')} onClick={open} />}
      </div>
      <p>{note}</p>
    </section>
  );
}
