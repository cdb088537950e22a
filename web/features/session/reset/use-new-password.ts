import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { checkNewPassword, emptyNewPassword } from '#shared/schemas/reset-forms.ts';
import { codeOf } from '#web/lib/failure.ts';
import { passwordRefusal } from '#web/lib/password-refusal.ts';
import { postFunction } from '#web/lib/post-function.ts';
import { useCheckedForm } from '#web/lib/use-checked-form.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Notice } from '../use-notice.ts';

/** Sets the password of the account whose mail held the token, then leads to the login with its e-mail (SES-069). */
export function useNewPassword(token: string) {
  const { t } = useTranslation('resetPassword');
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string>();
  const [expired, setExpired] = useState(false);
  const send = async ({ password }: { password: string }) => {
    setFailure(undefined);
    try {
      const { email } = await postFunction<{ email: string }>('setNewPassword', { token, password });
      const notice: Notice = 'passwordSet';
      navigate(paths.login({ email }), { replace: true, state: { notice } });
    } catch (error) {
      const code = codeOf(error);
      const refusal = passwordRefusal(error);
      if (code === 'link-expired') setExpired(true);
      else if (refusal) form.refuse('password', refusal);
      else setFailure(t('errors.notSet', { code, reason: failureText(error) }));
    }
  };
  const form = useCheckedForm({ initial: emptyNewPassword, check: checkNewPassword, send });
  return { form, failure, expired, dismiss: () => setFailure(undefined) };
}
