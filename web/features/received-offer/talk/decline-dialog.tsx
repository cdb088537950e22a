import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerReasons } from '#shared/offers/following/loss-reasons.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { askAs, type Guest, type ShownOffer } from '../parts/guest.ts';
import { useDoing } from '../parts/use-doing.ts';
import { type Refusing, useRefusal } from './use-refusal.tsx';

/** Characters of what is added to the reason (ACC-019). */
const longest = 500;

type Props = Refusing & {
  guest: Guest;
  page: ShownOffer;
  onDeclined: (at: string) => void;
  onClose: () => void;
};

/** Declines after a confirmation; reason and text are optional (ACC-019). */
export default function DeclineDialog({ guest, page, onDeclined, onClose, ...refusing }: Props) {
  const { t } = useTranslation('receivedOffer');
  const keyOf = useAttemptKey(randomId);
  const { isBusy, failure, run } = useDoing();
  const refusal = useRefusal(failure, refusing);
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const decline = () =>
    run(async () => {
      const said = { ...(reason && { reason }), ...(text.trim() && { text: text.trim() }) };
      const answer = { version: page.version, ...said };
      const { at } = await askAs<{ at: string }>(guest, 'decline', { ...answer, key: keyOf(answer) });
      onDeclined(at);
    });
  return (
    <FormDialog
      title={t('decline.title')}
      context={t('decline.lead', page.owner)}
      width={500}
      action={t('decline.action')}
      busy={isBusy}
      unsaved={text.trim() !== ''}
      {...refusal}
      onSubmit={() => void decline()}
      onClose={onClose}
    >
      <SelectField
        label={t('decline.reason')}
        placeholder={t('decline.none')}
        options={customerReasons.map((value) => ({ value, label: t(`decline.reasons.${value}`) }))}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextArea
        label={t('decline.text')}
        rows={3}
        longest={longest}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
