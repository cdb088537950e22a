import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { Footer } from '#web/app/footer.tsx';
import { Logo } from '#web/app/logo.tsx';
import { hasScreen } from '#web/app/screens.ts';
import { hasEndedByItself } from '#web/app/session.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { isLanguage } from '#web/lib/language.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useMessage } from '#web/lib/use-message.ts';
import { Invitation } from './invitation.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useSignInForm } from './use-sign-in-form.ts';
import './login-page.css';

/** /login with its parameters email, confirmEmail and redirect (SES-013 to SES-025). */
export default function LoginPage({ timer }: { timer?: Timer }) {
  const { t, i18n } = useTranslation(['common', 'auth']);
  usePageTitle(t('auth:title'));
  const [query] = useSearchParams();
  const tagline = brand.tagline[isLanguage(i18n.language) ? i18n.language : 'it'];
  return (
    <div className="signin">
      <main className="left">
        <Logo />
        <div className="signin-form">
          <div>
            <h1>{t('auth:title')}</h1>
            <p className="muted">{tagline}</p>
          </div>
          {hasEndedByItself() && <Alert>{t('auth:sessionOver')}</Alert>}
          {query.get('confirmEmail') === 'true' && <Alert tone="ok">{t('auth:emailConfirmed')}</Alert>}
          <SignInFields email={query.get('email') ?? ''} redirect={query.get('redirect')} timer={timer} />
        </div>
        <Footer className="foot" />
      </main>
      <Invitation />
    </div>
  );
}

type FieldsProps = { email: string; redirect: string | null; timer?: Timer };

function SignInFields({ email, redirect, timer }: FieldsProps) {
  const { t } = useTranslation(['common', 'auth']);
  const message = useMessage(['common', 'auth']);
  const { submit, failure, dismiss } = useSignIn(redirect, timer);
  const { field, errorOf, onSubmit, valid, submitting } = useSignInForm(email, submit);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
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
        labelEnd={hasScreen('/reset/ask') && <Link to="/reset/ask">{t('auth:forgot')}</Link>}
        error={message(errorOf('password'))}
      />
      <Button variant="primary" type="submit" block disabled={!valid} busy={submitting}>
        {t('auth:submit')}
      </Button>
    </form>
  );
}
