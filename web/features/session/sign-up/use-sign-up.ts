import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { countryOfLanguages } from '#shared/geography/country-of-languages.ts';
import { isLanguage } from '#shared/languages.ts';
import { checkSignUp, emptySignUp, type SignUpForm } from '#shared/schemas/sign-up-form.ts';
import type { SignUpInput } from '#shared/schemas/user-input.ts';
import { codeOf, isAboutEmail } from '#web/lib/failure.ts';
import { postFunction } from '#web/lib/post-function.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Notice } from '../use-notice.ts';
import { useVisitorForm } from '../use-visitor-form.tsx';

/** Makes the account, then leads to the login, which says that a mail is on its way (OPC-36). */
export function useSignUp() {
  const { t, i18n } = useTranslation('signUp');
  const navigate = useNavigate();
  const failureText = useFailureText();
  const keyOf = useAttemptKey(randomId);
  // The language of the browser counts until a country is chosen (OPC-40).
  const initial: SignUpForm = {
    ...emptySignUp,
    country: countryOfLanguages(navigator.languages),
    language: isLanguage(i18n.language) ? i18n.language : 'it',
  };
  return useVisitorForm({
    initial,
    check: checkSignUp,
    send: async (user: SignUpInput) => {
      const made = { key: keyOf(user), user };
      const { mailSent } = await postFunction<{ id: string; mailSent: boolean }>('signupUser', made);
      const notice: Notice = mailSent ? 'checkMail' : 'mailNotSent';
      navigate(paths.login({ email: user.email }), { state: { notice } });
    },
    // CER-002, CER-003, CER-004.
    failed: (error) => {
      if (isAboutEmail(error)) return t('errors.invalidEmail');
      const code = codeOf(error);
      if (code === 'email-taken') return t('errors.emailTaken');
      return failureText(error, (reason) => t('errors.unknown', { code, reason }));
    },
  });
}
