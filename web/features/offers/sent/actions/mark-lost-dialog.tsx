import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownerReasons } from '#shared/offers/following/loss-reasons.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import { MarkOfferLostDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { longestReason } from './longest-reason.ts';
import { useEvent } from './use-event.ts';

/** Notes that the work went elsewhere, and why; `Altro` says it in words (SND-043). */
export default function MarkLostDialog({ offer, sent, onClose }: OfferView) {
  const { t } = useTranslation('sentOffer');
  const { id } = offer.draft;
  const version = sent?.version ?? 0;
  const marked = sent?.state === 'declined' ? sent.outcome?.how : undefined;
  const first = ownerReasons.find((known) => known === marked);
  const [reason, setReason] = useState<string>(first ?? '');
  const [note, setNote] = useState('');
  const { mutate, busy, failure } = useEvent({
    ...{ offer: id, done: t('lost.done'), onClose },
    run: async () => {
      const lost = { offer: id, version, reason, note: note.trim() || null };
      return (await request(MarkOfferLostDocument, lost)).markOfferLost;
    },
  });
  const lacksWords = reason === 'other' && note.trim() === '';
  return (
    <FormDialog
      title={t('lost.title')}
      action={t('do.markLost')}
      width={500}
      disabled={reason === '' || lacksWords || note.length > longestReason}
      unsaved={note !== ''}
      {...{ busy, failure }}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <SelectField
        label={t('lost.reason')}
        required
        placeholder={t('lost.choose')}
        options={ownerReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextArea
        label={t('note')}
        required={reason === 'other'}
        optional={reason !== 'other'}
        longest={longestReason}
        rows={3}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
