import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { newestMails } from '#shared/offers/following/newest-mails.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import { usePlacedName } from '#web/features/offers/edit/parts/use-line-name.ts';
import { AnswerOfferDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';
import { useMakingOnce } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useOnline } from '#web/lib/use-online.ts';
import {
  type SentMessage,
  type SentOffer,
  useAskAgain,
  useDeliveries,
  useMessages,
  useVersions,
} from '../use-sent-offer.ts';
import { useUnmailedText } from '../use-unmailed-text.ts';
import { NotLoaded } from './not-loaded.tsx';
import type { TabProps } from './tab-props.ts';

/** Characters of a question or an answer. */
const longestMessage = 2000;

/** The thread with the customer, oldest first, as plain text (ACC-016, ACC-017). */
export function QuestionsTab({ sent, offer, answer }: TabProps) {
  const { t } = useTranslation('sentOffer');
  const { data, error, refetch } = useMessages(sent.offer);
  const nameOf = usePlacedName(offer.draft);
  const unmailedText = useUnmailedText();
  if (!data) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  const lineOf = ({ line }: SentMessage) => {
    const found = line ? offer.draft.lines.find(({ id }) => id === line) : undefined;
    return found && nameOf(found);
  };
  return (
    <section className="card thread" aria-label={t('tabs.questions')}>
      {data.length === 0 && <p className="muted">{t('questions.none')}</p>}
      <ol>
        {data.map((message) => (
          <li key={message.id} className={message.by}>
            <p className="s muted">
              <b>{message.by === 'owner' ? t('questions.you') : (message.who ?? t('parties.customer'))}</b>{' '}
              <time dateTime={message.at}>{formatDateTime(message.at)}</time>
              {lineOf(message) && ` · ${t('questions.on', { line: lineOf(message) })}`}
            </p>
            <p className="words">{message.text}</p>
            {message.unmailed && <p className="s">{unmailedText(message.unmailed)}</p>}
          </li>
        ))}
      </ol>
      <Answer sent={sent} {...answer} />
    </section>
  );
}

/** Who has an answer by mail, too: nobody whose mails come back for good or who complained (SND-050, SND-051). */
function useAnswerHint({ offer, version }: SentOffer): string {
  const { t } = useTranslation('sentOffer');
  const [newest] = useVersions(offer).data ?? [];
  const mails = newestMails(useDeliveries(offer).data ?? [], version);
  if (!newest) return '';
  const isClosed = (address: string) =>
    mails.some(
      (mail) =>
        mail.address === address &&
        (mail.status === 'complained' || (mail.status === 'bounced' && mail.permanent)),
    );
  const reached = newest.recipients.filter((address) => !isClosed(address));
  if (reached.length === newest.recipients.length && reached.length > 0) return t('questions.hint');
  if (reached.length > 0) return t('questions.hintSome', { who: reached.join(', ') });
  return t(newest.recipients.length > 0 ? 'questions.hintClosed' : 'questions.hintPage');
}

function Answer({ sent, text, setText }: Pick<TabProps, 'sent'> & TabProps['answer']) {
  const { offer } = sent;
  const { t } = useTranslation('sentOffer');
  const hint = useAnswerHint(sent);
  const failureText = useFailureText();
  const online = useOnline();
  const makingOnce = useMakingOnce();
  const askAgain = useAskAgain(offer);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      makingOnce({ offer, text: text.trim() }, (key) =>
        request(AnswerOfferDocument, { key, offer, text: text.trim() }),
      ),
    onSuccess: async () => {
      setText('');
      await askAgain();
    },
  });
  return (
    <form
      className="stack-s"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && text.length <= longestMessage) mutate();
      }}
    >
      {error && <Alert tone="err">{failureText(error)}</Alert>}
      <TextArea
        label={t('questions.answer')}
        longest={longestMessage}
        rows={3}
        hint={hint}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="row end">
        <Button
          type="submit"
          variant="primary"
          icon="send"
          busy={isPending}
          disabled={text.trim() === '' || text.length > longestMessage}
          disabledReason={!online && t('needsConnection')}
        >
          {t('questions.send')}
        </Button>
      </div>
    </form>
  );
}
