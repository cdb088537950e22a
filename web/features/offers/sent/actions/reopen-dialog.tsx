import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import { ReopenOfferDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { useOutcomeText } from '../use-outcome-text.ts';
import { useEvent } from './use-event.ts';

/** Takes back what the owner marked, or a customer's refusal (SND-044). */
export default function ReopenDialog({ offer, sent, onClose }: OfferView) {
  const { t } = useTranslation('sentOffer');
  const outcomeText = useOutcomeText();
  const { id } = offer.draft;
  const version = sent?.version ?? 0;
  const { mutate, busy, failure } = useEvent({
    ...{ offer: id, done: t('reopen.done'), onClose },
    run: async () => (await request(ReopenOfferDocument, { offer: id, version })).reopenOffer,
  });
  const state = sent?.state === 'accepted' ? 'accepted' : 'declined';
  return (
    <ConfirmDialog
      title={t('reopen.title')}
      action={t('do.reopen')}
      {...{ busy, failure }}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {sent?.outcome && `${outcomeText(state, sent.outcome)} `}
      {t('reopen.means')}
    </ConfirmDialog>
  );
}
