import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkResetRequest } from '#shared/schemas/reset-forms.ts';
import { codeOf, isAboutEmail } from '#web/lib/failure.ts';
import { postFunction } from '#web/lib/post-function.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useVisitorForm } from '../use-visitor-form.tsx';

/** Asks for a link to a new password; the field is empty again once it was sent (SES-029). */
export function useResetRequest(email: string) {
  const { t } = useTranslation('resetPassword');
  const failureText = useFailureText();
  const [sent, setSent] = useState(false);
  const send = async (request: { email: string }) => {
    setSent(false);
    await postFunction('askPasswordReset', request);
    setSent(true);
    asking.form.reset({ email: '' });
  };
  // QER-007, QER-008, QER-009.
  const failed = (error: unknown) => {
    if (isAboutEmail(error)) return t('errors.invalidEmail');
    const code = codeOf(error);
    if (code === 'user-not-found') return t('errors.userNotFound');
    return failureText(error, (reason) => t('errors.unknown', { code, reason }));
  };
  const asking = useVisitorForm({ initial: { email }, check: checkResetRequest, send, failed });
  return { ...asking, sent };
}
