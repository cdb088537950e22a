import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { checkSignUp, emptySignUp, type SignUpForm as SignUpValues } from '#shared/schemas/sign-up-form.ts';
import type { SignUpInput } from '#shared/schemas/user-input.ts';
import { codeOf } from '#web/lib/failure.ts';
import { isLanguage } from '#web/lib/language.ts';
import { passwordRefusal } from '#web/lib/password-refusal.ts';
import { postFunction } from '#web/lib/post-function.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useCheckedForm } from '#web/lib/use-checked-form.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { isAboutEmail } from '../is-about-email.ts';
import type { Notice } from '../use-notice.ts';

type SignedUp = { id: string; mailSent: boolean };

/** Why there is no account (CER-002, CER-003, CER-004). */
function useSignUpFailure() {
  const { t } = useTranslation('signUp');
  const failureText = useFailureText();
  return (error: unknown) => {
    if (isAboutEmail(error)) return t('errors.invalidEmail');
    const code = codeOf(error);
    return code === 'email-taken'
      ? t('errors.emailTaken')
      : t('errors.unknown', { code, reason: failureText(error) });
  };
}

/** Makes the account, then leads to the login, which says that a mail is on its way (OPC-36). */
export function useSignUp() {
  const { language } = useTranslation().i18n;
  const navigate = useNavigate();
  const failureOf = useSignUpFailure();
  const keyOf = useAttemptKey(randomId);
  const [failure, setFailure] = useState<string>();
  const send = async (user: SignUpInput) => {
    setFailure(undefined);
    try {
      const { mailSent } = await postFunction<SignedUp>('signupUser', { key: keyOf(user), user });
      const notice: Notice = mailSent ? 'checkMail' : 'mailNotSent';
      navigate(paths.login({ email: user.email }), { state: { notice } });
    } catch (error) {
      const refusal = passwordRefusal(error);
      if (refusal) form.refuse('password', refusal);
      else setFailure(failureOf(error));
    }
  };
  // The browser's language counts until a country is chosen (OPC-40).
  const initial: SignUpValues = { ...emptySignUp, language: isLanguage(language) ? language : 'it' };
  const form = useCheckedForm({ initial, check: checkSignUp, send });
  return { form, failure, dismiss: () => setFailure(undefined) };
}
export type SignUpForm = ReturnType<typeof useSignUp>['form'];
