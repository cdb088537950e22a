import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { Button } from '#web/components/button.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { askAs, tokenOf } from '../parts/guest.ts';
import { OpenPage } from '../parts/open-page.tsx';
import { useDoing } from '../parts/use-doing.ts';

/** /o/:id/promemoria#t=…: one button, and only it changes something (FUP-013). */
export default function RemindersPage() {
  const { t } = useTranslation('receivedOffer');
  const { id: offer = '' } = useParams();
  const token = tokenOf(useLocation().hash);
  const { isBusy, failure, run } = useDoing();
  const [isDone, setIsDone] = useState(false);
  const refuse = () =>
    void run(async () => {
      await askAs({ offer, token }, 'reminders');
      setIsDone(true);
    });
  const isOver = failure !== undefined && codeOf(failure) === 'link-expired';
  return (
    <OpenPage title={t('reminders.title')} lead={t('reminders.lead')}>
      {isOver ? <p role="alert">{t('ended.link')}</p> : <FailureNote failure={failure} />}
      {isDone ? (
        <p role="status">{t('reminders.done')}</p>
      ) : (
        <Button variant="primary" busy={isBusy} onClick={refuse}>
          {t('reminders.action')}
        </Button>
      )}
    </OpenPage>
  );
}
