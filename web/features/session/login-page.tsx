import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { brand } from '#shared/brand.ts';
import { isLanguage } from '#shared/languages.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { fetchCognito } from '#web/lib/cognito.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useAddressParameters } from '#web/lib/use-address-parameters.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { SignUpPanel } from './side-panel.tsx';
import { useNotice } from './use-notice.ts';
import { useSignIn } from './use-sign-in.ts';
import { FailureAlert } from './use-visitor-form.tsx';
import { VisitorFrame } from './visitor-frame.tsx';

/** /login with its parameters email, confirmEmail and redirect (SES-013 to SES-025). */
export default function LoginPage({ timer }: { timer?: Timer }) {
  const { t, i18n } = useTranslation(['common', 'auth']);
  const said = useAddressParameters();
  const notice = useNotice();
  const email = said.get('email') ?? '';
  const tagline = brand.tagline[isLanguage(i18n.language) ? i18n.language : 'it'];
  return (
    <VisitorFrame title={t('auth:title')} lead={tagline} aside={<SignUpPanel />}>
      {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
      {/* After a change of the own password this opens twice: only the second time with the e-mail. */}
      <SignInFields key={email} email={email} redirect={said.get('redirect')} timer={timer} />
    </VisitorFrame>
  );
}

type FieldsProps = { email: string; redirect: string | null; timer?: Timer };

function SignInFields({ email, redirect, timer }: FieldsProps) {
  const { t } = useTranslation(['common', 'auth']);
  const message = useMessage(['common', 'auth']);
  const { form, failure, dismiss } = useSignIn(email, redirect, timer);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  useEffect(() => whenIdle(() => void fetchCognito().catch(() => {})), []);
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <FailureAlert text={failure} onDismiss={dismiss} />
      <TextField
        {...form.text('email')}
        ref={email ? undefined : first}
        label={t('auth:email')}
        type="email"
        autoComplete="username"
        error={message(form.errorOf('email'))}
      />
      <PasswordField
        {...form.text('password')}
        ref={email ? first : undefined}
        label={t('auth:password')}
        autoComplete="current-password"
        labelEnd={<Link to={paths.askReset(form.values.email.trim())}>{t('auth:forgot')}</Link>}
        error={message(form.errorOf('password'))}
      />
      <Button variant="primary" type="submit" block disabled={!form.valid} busy={form.sending}>
        {t('auth:submit')}
      </Button>
    </form>
  );
}
