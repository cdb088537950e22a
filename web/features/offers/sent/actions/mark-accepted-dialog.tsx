import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { type AcceptanceWay, acceptanceWays } from '#shared/offers/accepting/acceptance-ways.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import { MarkOfferAcceptedDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { useVersions } from '../use-sent-offer.ts';
import { longestReason } from './longest-reason.ts';
import { useEvent } from './use-event.ts';

/** Notes an acceptance outside the page; it locks the version like a signature (SND-042). */
export default function MarkAcceptedDialog(view: OfferView) {
  const { t } = useTranslation('sentOffer');
  const { how, setHow, day, setDay, note, setNote, mutate, busy, failure } = useMark(view);
  const { offer, owner, sent, onClose } = view;
  const [version] = useVersions(offer.draft.id).data ?? [];
  const first = dayInRome(new Date(sent?.firstSentAt ?? owner.today));
  const isOutside = day < first || day > owner.today;
  return (
    <FormDialog
      title={t('accepted.title')}
      context={t('accepted.means')}
      action={t('do.markAccepted')}
      width={500}
      disabled={day === '' || isOutside || note.length > longestReason}
      unsaved={note !== ''}
      {...{ busy, failure }}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <p>
        {t('accepted.which', {
          version: [sent?.version, version && formatMoney(cents(version.total))].filter(Boolean).join(', '),
        })}
        {(sent?.changed || offer.changes > 0) && ` ${t('accepted.leftOut')}`}
      </p>
      <SelectField
        label={t('accepted.how')}
        options={acceptanceWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
        value={how}
        onChange={({ target }) => setHow(acceptanceWays.find((way) => way === target.value) ?? 'other')}
      />
      <TextField
        label={t('accepted.day')}
        type="date"
        required
        min={first}
        max={owner.today}
        error={isOutside && day !== '' ? t('accepted.outside') : undefined}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextArea
        label={t('note')}
        optional
        longest={longestReason}
        rows={3}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}

function useMark({ offer, sent, owner, onClose }: OfferView) {
  const { t } = useTranslation('sentOffer');
  const { id } = offer.draft;
  const [how, setHow] = useState<AcceptanceWay>('spoken');
  const [day, setDay] = useState(owner.today);
  const [note, setNote] = useState('');
  const event = useEvent({
    ...{ offer: id, done: t('accepted.done'), onClose },
    run: async () => {
      const marked = { offer: id, version: sent?.version ?? 0, how, day, note: note.trim() || null };
      return (await request(MarkOfferAcceptedDocument, marked)).markOfferAccepted;
    },
  });
  return { how, setHow, day, setDay, note, setNote, ...event };
}
