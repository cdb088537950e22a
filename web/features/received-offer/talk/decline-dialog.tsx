import { useTranslation } from 'react-i18next';
import { customerReasons } from '#shared/offers/following/loss-reasons.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import type { Guest, ShownOffer } from '../parts/guest.ts';
import { type SendingWays, useSending } from '../parts/use-sending.ts';
import { useKeptWords } from './use-kept-words.ts';
import { type Refusing, useRefusal } from './use-refusal.tsx';

/** Characters of what is added to the reason (ACC-019). */
const longest = 500;

const empty = { reason: '', text: '' };

type Props = Refusing &
  SendingWays & {
    guest: Guest;
    page: ShownOffer;
    onDeclined: (at: string) => void;
    onClose: () => void;
  };

/** Declines after a confirmation; reason and text are optional (ACC-019). */
export default function DeclineDialog({
  guest,
  page,
  onDeclined,
  onClose,
  timer,
  onLost,
  ...refusing
}: Props) {
  const { t } = useTranslation('receivedOffer');
  const { isSending, send, ...declining } = useSending(guest, 'decline', { timer, onLost });
  const refusal = useRefusal(declining, t('decline.unknown'), refusing);
  const { reason, text, change, forget } = useKeptWords(`refusal-${page.offer}`, page, empty);
  const decline = async () => {
    const said = { ...(reason && { reason }), ...(text.trim() && { text: text.trim() }) };
    const answer = await send<{ at: string }>({ version: page.version, ...said });
    if (!('at' in answer)) return;
    forget();
    onDeclined(answer.at);
  };
  return (
    <FormDialog
      title={t('decline.title')}
      context={t('decline.lead', page.owner)}
      width={500}
      action={t('decline.action')}
      busy={isSending}
      unsaved={text.trim() !== ''}
      {...refusal}
      onSubmit={() => void decline()}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <SelectField
        label={t('decline.reason')}
        placeholder={t('decline.none')}
        options={customerReasons.map((value) => ({ value, label: t(`decline.reasons.${value}`) }))}
        value={reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <TextArea
        label={t('decline.text')}
        rows={3}
        longest={longest}
        value={text}
        onChange={({ target }) => change({ text: target.value })}
      />
    </FormDialog>
  );
}
