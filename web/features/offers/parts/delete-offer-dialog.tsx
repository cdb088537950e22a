import { useTranslation } from 'react-i18next';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { DeleteOfferDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import type { ListedOffer } from '../use-offers.ts';

type Props = {
  offer: Pick<ListedOffer, 'id' | 'title' | 'prefix' | 'number' | 'year'>;
  /** Once it is deleted, before anything is loaded again. */
  onDeleted?: () => void;
  onClose: () => void;
};

/** An offer is deleted for good, and its number is not given again (OFR-006). */
export default function DeleteOfferDialog({ offer, onDeleted, onClose }: Props) {
  const { t } = useTranslation('offerList');
  const named = { number: offerNumber(offer), title: offer.title };
  const { id } = offer;
  return (
    <DeleteDialog
      title={t('delete.title')}
      action={t('delete.action')}
      done={t('delete.done', named)}
      entity="offer"
      id={id}
      remove={async () => {
        await request(DeleteOfferDocument, { id });
        onDeleted?.();
      }}
      onClose={onClose}
    >
      {t('delete.text', named)}
    </DeleteDialog>
  );
}
