import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkResetRequest } from '#shared/schemas/reset-forms.ts';
import { codeOf } from '#web/lib/failure.ts';
import { postFunction } from '#web/lib/post-function.ts';
import { useCheckedForm } from '#web/lib/use-checked-form.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { isAboutEmail } from '../is-about-email.ts';

/** Why no link was sent (QER-007, QER-008, QER-009). */
function useResetFailure() {
  const { t } = useTranslation('resetPassword');
  const failureText = useFailureText();
  return (error: unknown) => {
    if (isAboutEmail(error)) return t('errors.invalidEmail');
    const code = codeOf(error);
    return code === 'user-not-found'
      ? t('errors.userNotFound')
      : t('errors.unknown', { code, reason: failureText(error) });
  };
}

/** Asks for a link to a new password; the field is empty again once it was sent (SES-029). */
export function useResetRequest(email: string) {
  const failureOf = useResetFailure();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(false);
  const send = async (request: { email: string }) => {
    setFailure(undefined);
    setSent(false);
    try {
      await postFunction('askPasswordReset', request);
      setSent(true);
      form.reset({ email: '' });
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  const form = useCheckedForm({ initial: { email }, check: checkResetRequest, send });
  return { form, failure, sent, dismiss: () => setFailure(undefined) };
}
