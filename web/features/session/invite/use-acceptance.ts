import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { checkAcceptance, emptyAcceptance } from '#shared/schemas/acceptance-form.ts';
import type { AcceptanceInput } from '#shared/schemas/invitation-input.ts';
import { codeOf } from '#web/lib/failure.ts';
import { passwordRefusal } from '#web/lib/password-refusal.ts';
import { postFunction } from '#web/lib/post-function.ts';
import { useCheckedForm } from '#web/lib/use-checked-form.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Notice } from '../use-notice.ts';
import { isInvalid, type ReadInvitation } from './use-invitation.ts';

/** What the invited one types; the account is theirs, and the login knows their e-mail (ROL-040, ROL-041). */
export function useAcceptance(token: string, invitation: ReadInvitation) {
  const { t } = useTranslation('invited');
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string>();
  const [invalid, setInvalid] = useState(false);
  const [taken, setTaken] = useState(false);
  const send = async (user: AcceptanceInput) => {
    setFailure(undefined);
    try {
      const { email } = await postFunction<{ email: string }>('acceptInvitation', { token, user });
      const notice: Notice = 'accountReady';
      navigate(paths.login({ email }), { replace: true, state: { notice } });
    } catch (error) {
      const refusal = passwordRefusal(error);
      const code = codeOf(error);
      if (refusal) form.refuse('password', refusal);
      else if (code === 'email-taken') setTaken(true);
      else if (code !== 'invalid-input' && isInvalid(error)) setInvalid(true);
      else setFailure(t('accept.failed', { reason: failureText(error) }));
    }
  };
  const form = useCheckedForm({
    initial: { ...emptyAcceptance, province: invitation.province ?? '' },
    check: (typed) => checkAcceptance(typed, invitation),
    send,
  });
  return { form, failure, invalid, taken, dismiss: () => setFailure(undefined) };
}
export type AcceptanceFields = ReturnType<typeof useAcceptance>['form'];
