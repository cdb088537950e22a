import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { Contact } from '../parts/contact.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { askAs } from '../parts/guest.ts';
import { useDoing } from '../parts/use-doing.ts';
import { useGuestFailure } from '../parts/use-guest-failure.ts';
import { isCode } from './acceptance-form.ts';
import type { StepProps } from './step-props.ts';

/** A code that is sent on request to the address that the offer knows (ACC-028). A new one ends the former. */
export function CodeStep({ guest, page, form, change, isChecked, refusal, onSent }: StepProps) {
  const { t } = useTranslation('receivedOffer');
  const { code, sentTo } = form;
  const failureText = useGuestFailure();
  const { isBusy, failure, run } = useDoing();
  const send = () =>
    void run(async () => {
      const { to } = await askAs<{ to: string }>(guest, 'code', { version: page.version });
      change({ sentTo: to, code: '' });
      onSent();
    });
  const refused = refusal !== undefined && code === '' ? failureText(refusal) : undefined;
  const isNowhere = page.content.asksCode === '' || codeOf(failure) === 'recipient-missing';
  return (
    <>
      {!isNowhere && (
        <p>{t(sentTo ? 'steps.code.valid' : 'steps.code.lead', { to: page.content.asksCode })}</p>
      )}
      <div className="guest-code">
        <p role="status" className="muted">
          {sentTo && t('steps.code.sent', { to: sentTo })}
        </p>
        {isNowhere ? (
          <>
            <Alert tone="err">{t('steps.code.nowhere', page.owner)}</Alert>
            <Contact owner={page.owner} />
          </>
        ) : (
          <>
            <Button icon="envelope" busy={isBusy} onClick={send}>
              {t(sentTo ? 'steps.code.again' : 'steps.code.send')}
            </Button>
            <FailureNote failure={failure} />
          </>
        )}
        <TextField
          label={t('steps.code.code')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          longest={6}
          value={code}
          error={isChecked && !isCode(code) ? t('steps.code.missing') : refused}
          onChange={({ target }) => change({ code: target.value.replace(/\D/g, '') })}
        />
      </div>
    </>
  );
}
