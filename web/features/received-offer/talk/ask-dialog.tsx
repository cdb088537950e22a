import { useTranslation } from 'react-i18next';
import type { PageMessage } from '#shared/offers/accepting/offer-page.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import type { Guest, ShownOffer } from '../parts/guest.ts';
import type { SendingWays } from '../parts/use-sending.ts';
import { linesToAskAbout } from './lines-to-ask-about.ts';
import { useAsking } from './use-asking.ts';
import { useQuestion } from './use-question.ts';
import { type Refusing, useRefusal } from './use-refusal.tsx';

/** Characters of a question (ACC-016). */
const longest = 2000;

type Props = Refusing &
  SendingWays & {
    guest: Guest;
    page: ShownOffer;
    onAsked: (message: PageMessage) => void;
    onClose: () => void;
  };

/** A question on the whole offer or on one of its lines (ACC-016). */
export default function AskDialog({ guest, page, onAsked, onClose, timer, onLost, ...refusing }: Props) {
  const { t } = useTranslation('receivedOffer');
  const { text, line: kept, change, forget } = useQuestion(page);
  const close = () => {
    forget();
    onClose();
  };
  const asked = (message: PageMessage) => {
    onAsked(message);
    close();
  };
  const { isBusy, ask, ...asking } = useAsking(guest, asked, { timer, onLost });
  const refusal = useRefusal(asking, t('ask.unknown'), refusing);
  const lines = linesToAskAbout(page.content).map(({ id, text: label }) => ({ value: id, label }));
  // A newer version may lack it.
  const line = lines.some(({ value }) => value === kept) ? kept : '';
  return (
    <FormDialog
      title={t('ask.action')}
      width={500}
      action={t('ask.send')}
      busy={isBusy}
      disabled={text.trim() === ''}
      unsaved={text.trim() !== ''}
      {...refusal}
      onSubmit={() => ask({ version: page.version, text: text.trim(), ...(line && { line }) })}
      onClose={close}
    >
      <TextArea
        label={t('ask.text')}
        required
        rows={5}
        longest={longest}
        value={text}
        data-autofocus
        onChange={({ target }) => change({ text: target.value })}
      />
      <SelectField
        label={t('ask.line')}
        options={[{ value: '', label: t('ask.whole') }, ...lines]}
        value={line}
        onChange={({ target }) => change({ line: target.value })}
      />
    </FormDialog>
  );
}
