import type { Offer } from '#shared/schemas/offer.ts';
import { ConflictDialog } from '#web/components/conflict-dialog.tsx';
import type { OfferView } from './use-offer-view.ts';
import { useShownClashes } from './use-shown-clashes.ts';

type Props = Pick<OfferView, 'offer'> & { theirs: Offer; onClose: () => void };

/** Somebody else saved meanwhile: field by field, line by line, which changes are kept (OFR-020). */
export default function OfferConflict({ offer, theirs, onClose }: Props) {
  const shown = useShownClashes(offer.draft, theirs);
  return (
    <ConflictDialog
      theirs={theirs}
      busy={offer.saving}
      clashes={shown(offer.clashes)}
      onBoth={() => void offer.keepBoth()}
      onReload={offer.takeTheirs}
      onOverwrite={() => void offer.overwrite()}
      onClose={onClose}
    />
  );
}
