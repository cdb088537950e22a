import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import { CancelAcceptedOfferDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { longestReason } from './longest-reason.ts';
import { useEvent } from './use-event.ts';

/** Puts day and reason of an end on an accepted offer; its evidence stays (SND-045). */
export default function CancelDialog({ offer, sent, owner, onClose }: OfferView) {
  const { t } = useTranslation('sentOffer');
  const [day, setDay] = useState(owner.today);
  const [reason, setReason] = useState('');
  const { mutate, busy, failure } = useEvent({
    ...{ offer: offer.draft.id, done: t('cancel.done'), onClose },
    run: async () =>
      (await request(CancelAcceptedOfferDocument, { offer: offer.draft.id, day, reason: reason.trim() }))
        .cancelAcceptedOffer,
  });
  const first = sent?.outcome?.day ?? '';
  const isOutside = day < first || day > owner.today;
  const isWhole = day !== '' && !isOutside && reason.trim() !== '' && reason.length <= longestReason;
  return (
    <FormDialog
      title={t('do.cancel')}
      context={t('cancel.means')}
      action={t('cancel.action')}
      width={500}
      disabled={!isWhole}
      unsaved={reason !== ''}
      {...{ busy, failure }}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <TextField
        label={t('cancel.day')}
        type="date"
        required
        min={first}
        max={owner.today}
        error={isOutside && day !== '' ? t('cancel.outside') : undefined}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextArea
        label={t('cancel.reason')}
        required
        longest={longestReason}
        rows={3}
        hint={t('cancel.reasonHint')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
