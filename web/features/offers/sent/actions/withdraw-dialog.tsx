import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/components/checkbox.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import { WithdrawOfferDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { useUnmailedText } from '../use-unmailed-text.ts';
import { longestReason } from './longest-reason.ts';
import { useEvent } from './use-event.ts';

/** Takes an offer back that waits for an answer; the reason is for the owner alone (SND-041). */
export default function WithdrawDialog({ offer, sent, onClose }: OfferView) {
  const { t } = useTranslation('sentOffer');
  const { id } = offer.draft;
  const unmailedText = useUnmailedText();
  const version = sent?.version ?? 0;
  const [reason, setReason] = useState('');
  const [tell, setTell] = useState(sent?.channel === 'email');
  const { mutate, busy, failure } = useEvent({
    ...{ offer: id, onClose },
    done: ({ unmailed }) => [t('withdraw.done'), unmailedText(unmailed)].filter(Boolean).join('. '),
    run: async () =>
      (await request(WithdrawOfferDocument, { offer: id, version, reason: reason.trim() || null, tell }))
        .withdrawOffer,
  });
  return (
    <FormDialog
      title={t('withdraw.title')}
      context={t('withdraw.means')}
      action={t('do.withdraw')}
      width={500}
      disabled={reason.length > longestReason}
      unsaved={reason !== ''}
      {...{ busy, failure }}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <TextArea
        label={t('withdraw.reason')}
        optional
        longest={longestReason}
        rows={3}
        hint={t('withdraw.forYou')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Checkbox
        label={t('withdraw.tell')}
        checked={tell}
        onChange={({ target }) => setTell(target.checked)}
      />
    </FormDialog>
  );
}
