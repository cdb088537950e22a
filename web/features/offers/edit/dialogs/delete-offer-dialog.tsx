import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { DeleteOfferDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import type { OfferView } from '../use-offer-view.ts';

/** Asks before the offer is deleted; its number is not given again (OFR-006). */
export default function DeleteOfferDialog({ offer, onClose }: OfferView) {
  const { t } = useTranslation('offers');
  const navigate = useNavigate();
  const { id, title } = offer.draft;
  const number = offerNumber(offer.draft);
  return (
    <DeleteDialog
      title={t('edit.delete.title')}
      action={t('edit.delete.action')}
      done={t('edit.delete.done', { number })}
      entity="offer"
      id={id}
      remove={async () => {
        await request(DeleteOfferDocument, { id });
        offer.release();
        void navigate(paths.offers);
      }}
      onClose={onClose}
    >
      <p>{t('edit.delete.text', { number, title })}</p>
    </DeleteDialog>
  );
}
