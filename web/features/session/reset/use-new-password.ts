import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { checkNewPassword, emptyNewPassword } from '#shared/schemas/reset-forms.ts';
import { codeOf } from '#web/lib/failure.ts';
import { postFunction } from '#web/lib/post-function.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Notice } from '../use-notice.ts';
import { useVisitorForm } from '../use-visitor-form.tsx';

/** Sets the password of the account whose mail held the token, then leads to the login with its e-mail (SES-069). */
export function useNewPassword(token: string) {
  const { t } = useTranslation('resetPassword');
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [expired, setExpired] = useState(false);
  const setting = useVisitorForm({
    initial: emptyNewPassword,
    check: checkNewPassword,
    send: async ({ password }: { password: string }) => {
      const { email } = await postFunction<{ email: string }>('setNewPassword', { token, password });
      const notice: Notice = 'passwordSet';
      navigate(paths.login({ email }), { replace: true, state: { notice } });
    },
    failed: (error) => {
      const code = codeOf(error);
      if (code !== 'link-expired')
        return failureText(error, (reason) => t('errors.notSet', { code, reason }));
      setExpired(true);
      return undefined;
    },
  });
  return { ...setting, expired };
}
