import { useTranslation } from 'react-i18next';
import type { ShowDialog } from '../open-dialog.ts';
import { CellEdit } from '../table/cell-edit.tsx';

type Props = { sId: string; note: string; product: string; open: ShowDialog };

/** The note under the product's name; it opens its dialog. */
export function RowNote({ sId, note, product, open }: Props) {
  const { t } = useTranslation('quotations');
  return (
    <CellEdit
      className="row-note"
      label={t('view.notes.editRow', { product, note })}
      onClick={() => open({ kind: 'rowNote', sId })}
    >
      <span>{note}</span>
    </CellEdit>
  );
}
