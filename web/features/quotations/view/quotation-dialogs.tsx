import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { LazyProductDialog } from '#web/components/product-dialog/lazy-product-dialog.ts';
import { loadTextsAhead } from '#web/lib/load-texts-ahead.ts';
import { nextPaint } from '#web/lib/next-paint.ts';
import { useColourSelection } from './colour/use-colour-selection.ts';
import { AreaDialog } from './dialogs/area-dialog.tsx';
import { DiscountDialog } from './dialogs/discount-dialog.tsx';
import { PackagingDialog } from './dialogs/packaging-dialog.tsx';
import type { EditDialogProps } from './open-dialog.ts';
import { ShortDialog } from './short/short-dialog.tsx';
import type { QuotationView } from './use-quotation-view.ts';

const ColourDialog = lazyDialog(() => import('./colour/colour-dialog.tsx'));
const DuplicateDialog = lazyDialog(() => import('../parts/duplicate-dialog.tsx'));
const DetailsDialog = lazyDialog(() => import('./dialogs/details-dialog.tsx'));
const HistoryDialog = lazyDialog(() => import('./history/history-dialog.tsx'));
const DocumentsDialog = lazyDialog(() => import('./dialogs/documents-dialog.tsx'));
const NoteDialog = lazyDialog(() => import('./dialogs/note-dialog.tsx'));
const OptimiseDialog = lazyDialog(() => import('./dialogs/optimise-dialog.tsx'));
const ShareDialog = lazyDialog(() => import('./share/share-dialog.tsx'));
const WhyDialog = lazyDialog(() => import('./why/why-dialog.tsx'));

loadTextsAhead('area', 'validation', 'colorSelector', 'errors', 'share', 'whyThis');

/** Where texts and code of a dialog are not loaded yet, the page stays visible meanwhile. */
export const QuotationDialogs = (view: QuotationView) => (
  <DialogPlace>
    <Opened {...view} />
  </DialogPlace>
);

/** The open dialog, over the newest version of its row. It closes when the row is gone. */
function Opened(view: QuotationView) {
  const { dialog, draft, shortage, onClose } = view;
  const selection = useColourSelection(dialog);
  if (!dialog) return null;
  // The dialog closes first: to draw fifty rows anew takes a slow phone a while.
  const edit: EditDialogProps['edit'] = (change) => {
    onClose();
    void nextPaint().then(() => draft.edit(change));
  };
  const shared = { quotation: draft.draft, edit, onClose };
  if (dialog.kind === 'details') return <DetailsDialog {...view} />;
  if (dialog.kind === 'duplicate')
    return <DuplicateDialog original={draft.saved} hasUnsavedEdits={draft.changes > 0} onClose={onClose} />;
  if (dialog.kind === 'history') return <HistoryDialog {...view} />;
  if (dialog.kind === 'optimise') return <OptimiseDialog {...view} />;
  if (dialog.kind === 'share') return <ShareDialog {...view} />;
  if (dialog.kind === 'short')
    return <ShortDialog shortage={shortage} goOn={dialog.goOn} onClose={onClose} />;
  if (dialog.kind === 'why') return <WhyDialog {...view} />;
  if (dialog.kind === 'quotationArea') return <AreaDialog {...shared} />;
  if (dialog.kind === 'globalDiscount') return <DiscountDialog {...shared} />;
  if (dialog.kind === 'documents') return <DocumentsDialog {...view} />;
  if (dialog.kind === 'note') return <NoteDialog {...shared} />;
  const { rows } = draft.priced;
  if (dialog.kind === 'discounts')
    return <DiscountDialog {...shared} rows={rows.filter(({ sId }) => dialog.sIds.has(sId))} />;
  const priced = 'sId' in dialog && rows.find(({ sId }) => sId === dialog.sId);
  if (!priced) return null;
  if (dialog.kind === 'packs') return <PackagingDialog {...shared} priced={priced} />;
  if (dialog.kind === 'area') return <AreaDialog {...shared} priced={priced} />;
  if (dialog.kind === 'discount') return <DiscountDialog {...shared} rows={[priced]} />;
  if (dialog.kind === 'rowNote') return <NoteDialog {...shared} row={priced.row} />;
  if (dialog.kind === 'colour') return <ColourDialog {...shared} priced={priced} selection={selection} />;
  return <LazyProductDialog row={priced.row} onClose={onClose} />;
}
