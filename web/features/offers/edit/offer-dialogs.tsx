import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import type { OfferView } from './use-offer-view.ts';

const LineDialog = lazyDialog(() => import('./line/line-dialog.tsx'));
const WorksDialog = lazyDialog(() => import('./dialogs/works-dialog.tsx'));
const MaterialsDialog = lazyDialog(() => import('./dialogs/materials-dialog.tsx'));
const SectionDialog = lazyDialog(() => import('./dialogs/section-dialog.tsx'));
const DetailsDialog = lazyDialog(() => import('./dialogs/details-dialog.tsx'));
const DiscountDialog = lazyDialog(() => import('./dialogs/discount-dialog.tsx'));
const RoundDialog = lazyDialog(() => import('./dialogs/round-dialog.tsx'));
const RegimesDialog = lazyDialog(() => import('./dialogs/regimes-dialog.tsx'));
const VatDialog = lazyDialog(() => import('./dialogs/vat-dialog.tsx'));
const PlanDialog = lazyDialog(() => import('./dialogs/plan-dialog.tsx'));
const TextsDialog = lazyDialog(() => import('./texts/texts-dialog.tsx'));
const ChangesDialog = lazyDialog(() => import('./dialogs/changes-dialog.tsx'));
const MeasuredDialog = lazyDialog(() => import('./dialogs/measured-dialog.tsx'));
const SaveWorkDialog = lazyDialog(() => import('./dialogs/save-work-dialog.tsx'));
const TemplateDialog = lazyDialog(() => import('./dialogs/template-dialog.tsx'));
const SendDialog = lazyDialog(() => import('../sent/send/send-dialog.tsx'));
const WithdrawDialog = lazyDialog(() => import('../sent/actions/withdraw-dialog.tsx'));
const MarkAcceptedDialog = lazyDialog(() => import('../sent/actions/mark-accepted-dialog.tsx'));
const MarkLostDialog = lazyDialog(() => import('../sent/actions/mark-lost-dialog.tsx'));
const ReopenDialog = lazyDialog(() => import('../sent/actions/reopen-dialog.tsx'));
const CancelDialog = lazyDialog(() => import('../sent/actions/cancel-dialog.tsx'));
const ExtendDialog = lazyDialog(() => import('../sent/actions/extend-dialog.tsx'));
const RemindDialog = lazyDialog(() => import('../sent/actions/remind-dialog.tsx'));
const DeleteOfferDialog = lazyDialog(() => import('../parts/delete-offer-dialog.tsx'));

/** Where texts and code of a dialog are not loaded yet, the page stays visible meanwhile. */
export const OfferDialogs = (view: OfferView) => (
  <DialogPlace>
    <Opened {...view} />
  </DialogPlace>
);

/** The open dialog; it closes when its line is gone. */
function Opened(view: OfferView) {
  const { dialog, offer } = view;
  if (!dialog) return null;
  switch (dialog.kind) {
    case 'line':
    case 'saveWork':
    case 'measured': {
      const line = offer.draft.lines.find(({ id }) => id === dialog.id);
      if (!line) return null;
      const Chosen = ofLine[dialog.kind];
      return <Chosen key={line.id} {...view} line={line} />;
    }
    case 'newLine':
      return <LineDialog {...view} sectionId={dialog.sectionId} />;
    case 'works':
      return <WorksDialog {...view} sectionId={dialog.sectionId} />;
    case 'materials':
      return <MaterialsDialog {...view} sectionId={dialog.sectionId} />;
    case 'section':
      return <SectionDialog {...view} id={dialog.id} />;
    case 'vat':
      return <VatDialog {...view} {...dialog} />;
    case 'send':
      return <SendDialog {...view} {...dialog} />;
    default: {
      const Chosen = ofOffer[dialog.kind];
      return <Chosen {...view} />;
    }
  }
}

/** Dialogs of one line. */
const ofLine = { line: LineDialog, saveWork: SaveWorkDialog, measured: MeasuredDialog };

/** Dialogs of the offer as a whole. */
const ofOffer = {
  details: DetailsDialog,
  discount: DiscountDialog,
  round: RoundDialog,
  regimes: RegimesDialog,
  plan: PlanDialog,
  texts: TextsDialog,
  changes: ChangesDialog,
  template: TemplateDialog,
  delete: DeleteDialog,
  withdraw: WithdrawDialog,
  markAccepted: MarkAcceptedDialog,
  markLost: MarkLostDialog,
  reopen: ReopenDialog,
  cancelAccepted: CancelDialog,
  extend: ExtendDialog,
  remind: RemindDialog,
};

function DeleteDialog({ offer, onClose }: OfferView) {
  const navigate = useNavigate();
  const leave = () => {
    offer.release();
    void navigate(paths.offers);
  };
  return <DeleteOfferDialog offer={offer.draft} onDeleted={leave} onClose={onClose} />;
}
