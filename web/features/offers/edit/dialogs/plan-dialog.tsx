import type { OfferView } from '../use-offer-view.ts';
import { PlanFormDialog } from './plan-form-dialog.tsx';

/** The plan of an offer; one that does not fit is a problem of it (OFR-073). */
export default function PlanDialog({ offer: { draft, edit, evaluated }, onClose }: OfferView) {
  return (
    <PlanFormDialog
      plan={draft.plan}
      toPay={evaluated.toPay}
      onTake={(plan) => edit((now) => ({ ...now, plan }))}
      onClose={onClose}
    />
  );
}
