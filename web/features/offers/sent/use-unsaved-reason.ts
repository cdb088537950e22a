import { useTranslation } from 'react-i18next';
import type { OfferView } from '../edit/use-offer-view.ts';

/** Why what is made of the stored offer has to wait; false once nothing is unsaved. */
export function useUnsavedReason({ offer, isReadOnly }: OfferView): string | false {
  const { t } = useTranslation('sentOffer');
  return offer.changes > 0 && t(isReadOnly ? 'discardFirst' : 'saveFirst');
}
