import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMessage } from '#web/lib/use-message.ts';
import { SignUpPanel } from '../side-panel.tsx';
import { useWithoutSession } from '../use-sign-in.ts';
import { FailureAlert } from '../use-visitor-form.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';
import { useResetRequest } from './use-reset-request.ts';

/** /reset/ask; its query has the e-mail that was typed at the login (SES-026 to SES-030, OP48). */
export default function AskPage() {
  const { t } = useTranslation(['resetPassword', 'auth']);
  const [query] = useSearchParams();
  const message = useMessage(['common', 'auth', 'resetPassword']);
  useWithoutSession();
  const { form, failure, sent, dismiss } = useResetRequest(query.get('email') ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <VisitorFrame title={t('ask.title')} lead={t('ask.lead')} aside={<SignUpPanel />}>
      <form noValidate onSubmit={form.onSubmit}>
        {sent && <Alert tone="ok">{t('sent')}</Alert>}
        <FailureAlert text={failure} onDismiss={dismiss} />
        <TextField
          {...form.text('email')}
          ref={field}
          label={t('auth:email')}
          type="email"
          autoComplete="username"
          error={message(form.errorOf('email'))}
        />
        <Button variant="primary" type="submit" block disabled={!form.valid} busy={form.sending}>
          {t('ask.submit')}
        </Button>
        <Link to={paths.login()}>{t('ask.back')}</Link>
      </form>
    </VisitorFrame>
  );
}
