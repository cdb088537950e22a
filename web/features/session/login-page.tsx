import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { brand } from '#shared/brand.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { fetchCognito } from '#web/lib/cognito.ts';
import { isLanguage } from '#web/lib/language.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useAddressParameters } from '#web/lib/use-address-parameters.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { Invitation } from './invitation.tsx';
import { useNotice } from './use-notice.ts';
import { useSignIn } from './use-sign-in.ts';
import { useSignInForm } from './use-sign-in-form.ts';
import { VisitorFrame } from './visitor-frame.tsx';

/** /login with its parameters email, confirmEmail and redirect (SES-013 to SES-025). */
export default function LoginPage({ timer }: { timer?: Timer }) {
  const { t, i18n } = useTranslation(['common', 'auth']);
  const said = useAddressParameters();
  const notice = useNotice();
  const email = said.get('email') ?? '';
  const tagline = brand.tagline[isLanguage(i18n.language) ? i18n.language : 'it'];
  return (
    <VisitorFrame title={t('auth:title')} lead={tagline} aside={<Invitation />}>
      {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
      {/* A session that its own change of the password ended comes here twice: the second time with the e-mail. */}
      <SignInFields key={email} email={email} redirect={said.get('redirect')} timer={timer} />
    </VisitorFrame>
  );
}

type FieldsProps = { email: string; redirect: string | null; timer?: Timer };

function SignInFields({ email, redirect, timer }: FieldsProps) {
  const { t } = useTranslation(['common', 'auth']);
  const message = useMessage(['common', 'auth']);
  const { submit, failure, dismiss } = useSignIn(redirect, timer);
  const { field, errorOf, onSubmit, valid, submitting, typedEmail } = useSignInForm(email, submit);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  useEffect(() => whenIdle(() => void fetchCognito().catch(() => {})), []);
  return (
    <form noValidate onSubmit={onSubmit}>
      {failure && (
        <Alert tone="err" onDismiss={dismiss}>
          {message(failure.key, failure.values)}
        </Alert>
      )}
      <TextField
        {...field('email')}
        ref={email ? undefined : first}
        label={t('auth:email')}
        type="email"
        autoComplete="username"
        error={message(errorOf('email'))}
      />
      <PasswordField
        {...field('password')}
        ref={email ? first : undefined}
        label={t('auth:password')}
        autoComplete="current-password"
        labelEnd={<Link to={paths.askReset(typedEmail)}>{t('auth:forgot')}</Link>}
        error={message(errorOf('password'))}
      />
      <Button variant="primary" type="submit" block disabled={!valid} busy={submitting}>
        {t('auth:submit')}
      </Button>
    </form>
  );
}
