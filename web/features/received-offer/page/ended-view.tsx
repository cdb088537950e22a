import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Illustration } from '#web/components/illustration.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { Contact } from '../parts/contact.tsx';
import type { ReceivedOffer } from '../parts/guest.ts';
import { keptQuestion } from '../talk/use-question.ts';
import { CopiedText } from './copied-text.tsx';

type NotOpenedProps = { offer: string; failure: unknown; onRetry: () => void };

/** One page for a link that is forged, ended, revoked or of another offer (ACC-010); others may come later. */
export function NotOpened({ offer, failure, onRetry }: NotOpenedProps) {
  const { t } = useTranslation(['receivedOffer', 'errors']);
  const failureText = useFailureText();
  const isOver = ['link-expired', 'not-found', 'invalid-input'].includes(codeOf(failure));
  return (
    <section className="guest-end">
      <Illustration name="roller" />
      <h1>{t(isOver ? 'ended.linkTitle' : 'ended.failedTitle')}</h1>
      <p>{isOver ? t('ended.askAnew') : failureText(failure)}</p>
      {isOver && <TypedQuestion offer={offer} />}
      {!isOver && (
        <Button variant="primary" icon="refresh" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </section>
  );
}

/** A link that ends while a question is typed does not take it along: it can go another way. */
function TypedQuestion({ offer }: { offer: string }) {
  const { t } = useTranslation('receivedOffer');
  const [{ text }] = useState(() => keptQuestion(offer));
  if (!text) return null;
  return (
    <section className="card" aria-label={t('ask.text')}>
      <p>
        <CopiedText text={text} label={t('ended.copyQuestion')} />
      </p>
    </section>
  );
}

/** Who sent it, that it was withdrawn, and how to reach them: no content (SND-041). */
export function Withdrawn({ page: { owner, number } }: { page: ReceivedOffer }) {
  const { t } = useTranslation('receivedOffer');
  return (
    <section className="card guest-end">
      <h1>{t('ended.number', { number })}</h1>
      <p>{t('ended.withdrawn')}</p>
      <p className="muted">{t('contact.lead', owner)}</p>
      <Contact owner={owner} />
    </section>
  );
}
