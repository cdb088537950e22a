import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { type AcceptanceWay, acceptanceWays } from '#shared/offers/accepting/acceptance-ways.ts';
import { selectedTotals, sentSelection, withChoice } from '#shared/offers/accepting/selection.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { FieldError } from '#web/components/form-field.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import { MarkOfferAcceptedDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { useSnapshot } from '../use-snapshot.ts';
import { longestReason } from './longest-reason.ts';
import { PaperChoiceFields } from './paper-choice-fields.tsx';
import { paperChoices } from './paper-choices.ts';
import { useEvent } from './use-event.ts';

/** Notes an acceptance outside the page, with what the customer chose; it locks the version like a signature (SND-042). */
export default function MarkAcceptedDialog(view: OfferView) {
  const newest = view.sent?.version ?? 0;
  // A version that goes out meanwhile may have other choices: it replaces the one on screen by a press alone.
  const [version, setVersion] = useState(newest);
  const typed = useTyped(view);
  const query = useSnapshot(view.offer.draft.id, version);
  const newer = newest === version ? undefined : { version: newest, look: () => setVersion(newest) };
  return (
    <Loaded query={query} onClose={view.onClose}>
      {(snapshot) => <Mark key={snapshot.version} {...{ ...view, typed, snapshot, newer }} />}
    </Loaded>
  );
}

type Props = OfferView & {
  typed: ReturnType<typeof useTyped>;
  snapshot: OfferSnapshot;
  newer: { version: number; look: () => void } | undefined;
};

function Mark(view: Props) {
  const { t } = useTranslation('sentOffer');
  const { choosing, mutate, busy, failure } = useMark(view);
  const { offer, owner, sent, snapshot, newer, onClose } = view;
  const { how, setHow, day, setDay, note, setNote, first, isOutside } = view.typed;
  const { choices, selection, total, choose, isChanged } = choosing;
  return (
    <FormDialog
      title={t('accepted.title')}
      context={t('accepted.means')}
      action={t('do.markAccepted')}
      width={500}
      disabled={
        day === '' || isOutside || note.length > longestReason || total === undefined || newer !== undefined
      }
      unsaved={note !== '' || isChanged}
      {...{ busy, failure }}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      {newer && <NewerVersion {...newer} />}
      {choices && <PaperChoiceFields {...{ choices, selection }} onChoose={choose} />}
      <p aria-live="polite">
        {total !== undefined &&
          t('accepted.which', { version: snapshot.version, total: formatMoney(cents(total)) })}
        {(sent?.changed || offer.changes > 0) && ` ${t('accepted.leftOut')}`}
      </p>
      {total === undefined && <FieldError>{t('accepted.unfit')}</FieldError>}
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

function NewerVersion({ version, look }: NonNullable<Props['newer']>) {
  const { t } = useTranslation('sentOffer');
  return (
    <Alert tone="warn" action={<Button onClick={look}>{t('accepted.look', { version })}</Button>}>
      {t('accepted.newer', { version })}
    </Alert>
  );
}

function useTyped({ owner: { today }, sent }: OfferView) {
  const [how, setHow] = useState<AcceptanceWay>('spoken');
  const [day, setDay] = useState(today);
  const [note, setNote] = useState('');
  const first = dayInRome(new Date(sent?.firstSentAt ?? today));
  return { how, setHow, day, setDay, note, setNote, first, isOutside: day < first || day > today };
}

function useMark({ offer, typed: { how, day, note }, snapshot, onClose }: Props) {
  const { t } = useTranslation('sentOffer');
  const { id } = offer.draft;
  const choosing = useChoosing(snapshot);
  const event = useEvent({
    ...{ offer: id, done: t('accepted.done'), onClose },
    run: async () => {
      const marked = { offer: id, version: snapshot.version, how, day, note: note.trim() || null };
      const selection = choosing.choices ? [...choosing.selection] : null;
      return (await request(MarkOfferAcceptedDocument, { ...marked, selection })).markOfferAccepted;
    },
  });
  return { choosing, ...event };
}

/** The choice of the customer, first as sent. `choices`: nothing where there is none to make. */
function useChoosing(snapshot: OfferSnapshot) {
  const { selectable } = snapshot;
  const [sent] = useState(() => sentSelection(selectable));
  const [selection, setSelection] = useState(sent);
  const choices = paperChoices(snapshot);
  return {
    choices: choices.options.length + choices.groups.length > 0 ? choices : undefined,
    selection,
    total: selectedTotals(selectable, selection)?.total,
    choose: (line: string) => setSelection(withChoice(selectable, selection, line)),
    isChanged: sent.length !== selection.length || sent.some((line) => !selection.includes(line)),
  };
}
