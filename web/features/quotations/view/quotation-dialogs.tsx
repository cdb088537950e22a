import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { nextPaint } from '#web/lib/next-paint.ts';
import { useColourSelection } from './colour/use-colour-selection.ts';
import { AreaDialog } from './dialogs/area-dialog.tsx';
import { DiscountDialog } from './dialogs/discount-dialog.tsx';
import { PackagingDialog } from './dialogs/packaging-dialog.tsx';
import type { Documents } from './head/use-documents.ts';
import { useRestore } from './history/use-restore.ts';
import type { OpenDialog } from './open-dialog.ts';
import type { Edit, QuotationDraft } from './use-quotation-draft.ts';
import type { QuotationSave } from './use-quotation-save.ts';

const ColourDialog = lazyDialog(() => import('./colour/colour-dialog.tsx'));
const DuplicateDialog = lazyDialog(() => import('../parts/duplicate-dialog.tsx'));
const DetailsDialog = lazyDialog(() => import('./dialogs/details-dialog.tsx'));
const HistoryDialog = lazyDialog(() => import('./history/history-dialog.tsx'));
const NoteDialog = lazyDialog(() => import('./dialogs/note-dialog.tsx'));
const ShareDialog = lazyDialog(() => import('./share/share-dialog.tsx'));
const WhyDialog = lazyDialog(() => import('./why/why-dialog.tsx'));
const ProductDialog = lazyDialog(() => import('#web/components/product-dialog/product-dialog.tsx'));

type Props = {
  dialog: OpenDialog | undefined;
  draft: QuotationDraft;
  save: QuotationSave;
  documents: Documents;
  onClose: () => void;
};

/** Texts and code of a dialog come when it is first opened: the page stays meanwhile. */
export const QuotationDialogs = (props: Props) => (
  <DialogPlace>
    <Opened {...props} />
  </DialogPlace>
);

/** The dialog that is open, over the newest version of its row; a row that is gone closes it. */
function Opened({ dialog, draft, save, documents, onClose }: Props) {
  const selection = useColourSelection(dialog);
  const restore = useRestore(draft);
  if (!dialog) return null;
  const { draft: quotation } = draft;
  // The dialog closes first: to draw fifty rows anew takes a slow phone a while.
  const edit = (change: Edit) => void nextPaint().then(() => draft.edit(change));
  const shared = { quotation, edit, onClose };
  if (dialog.kind === 'details') return <DetailsDialog quotation={quotation} save={save} onClose={onClose} />;
  if (dialog.kind === 'duplicate')
    return <DuplicateDialog original={draft.saved} hasUnsavedEdits={draft.changes > 0} onClose={onClose} />;
  if (dialog.kind === 'history') return <HistoryDialog draft={draft} onRestore={restore} onClose={onClose} />;
  if (dialog.kind === 'share') return <ShareDialog draft={draft} documents={documents} onClose={onClose} />;
  if (dialog.kind === 'why') return <WhyDialog quotation={quotation} onClose={onClose} />;
  if (dialog.kind === 'quotationArea') return <AreaDialog {...shared} />;
  if (dialog.kind === 'globalDiscount') return <DiscountDialog {...shared} />;
  if (dialog.kind === 'note') return <NoteDialog {...shared} />;
  if (dialog.kind === 'discounts') {
    const rows = draft.priced.rows.filter(({ sId }) => dialog.sIds.has(sId));
    return <DiscountDialog {...shared} rows={rows} />;
  }
  const priced = draft.priced.rows.find(({ sId }) => sId === dialog.sId);
  if (!priced) return null;
  const ofRow = { ...shared, priced };
  return (
    <>
      {dialog.kind === 'packs' && <PackagingDialog {...ofRow} />}
      {dialog.kind === 'area' && <AreaDialog {...ofRow} />}
      {dialog.kind === 'discount' && <DiscountDialog {...shared} rows={[priced]} />}
      {dialog.kind === 'rowNote' && <NoteDialog {...shared} row={priced.row} />}
      {dialog.kind === 'colour' && <ColourDialog {...ofRow} selection={selection} />}
      {dialog.kind === 'product' && <ProductDialog row={priced.row} onClose={onClose} />}
    </>
  );
}
