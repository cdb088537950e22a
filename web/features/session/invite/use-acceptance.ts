import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { checkAcceptance, emptyAcceptance } from '#shared/schemas/acceptance-form.ts';
import type { AcceptanceInput } from '#shared/schemas/invitation-input.ts';
import { codeOf } from '#web/lib/failure.ts';
import { postFunction } from '#web/lib/post-function.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Notice } from '../use-notice.ts';
import { useVisitorForm } from '../use-visitor-form.tsx';
import type { ReadInvitation } from './use-invitation.ts';

/** Makes the account of the invited person, and leads to the login with their e-mail (ROL-040, ROL-041). */
export function useAcceptance(token: string, invitation: ReadInvitation) {
  const { t } = useTranslation('invited');
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [invalid, setInvalid] = useState(false);
  const [taken, setTaken] = useState(false);
  const accepting = useVisitorForm({
    initial: { ...emptyAcceptance, province: invitation.province ?? '' },
    check: (typed) => checkAcceptance(typed, invitation),
    send: async (user: AcceptanceInput) => {
      const { email } = await postFunction<{ email: string }>('acceptInvitation', { token, user });
      const notice: Notice = 'accountReady';
      navigate(paths.login({ email }), { replace: true, state: { notice } });
    },
    failed: (error) => {
      const code = codeOf(error);
      if (code === 'email-taken') setTaken(true);
      else if (code === 'invite-invalid') setInvalid(true);
      else return failureText(error, (reason) => t('accept.failed', { reason }));
      return undefined;
    },
  });
  return { ...accepting, invalid, taken };
}
export type AcceptanceFields = ReturnType<typeof useAcceptance>['form'];
