import { useTranslation } from 'react-i18next';
import { authErrorCode } from '#shared/schemas/auth-error.ts';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** Why an e-mail could not be changed (CER-007, CER-008). */
export function useCredentialsFailure() {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  return (error: unknown): string => {
    const code = codeOf(error);
    if (code === 'wrong-password') return t('dialog.errors.wrongPassword');
    if (code === 'email-taken') return t('dialog.errors.emailTaken');
    return t('dialog.errors.unknown', { code, reason: failureText(error) });
  };
}

/** Why Cognito refused a new password. */
export function usePasswordFailure() {
  const { t } = useTranslation('profile');
  return (error: unknown): string => {
    const code = authErrorCode(error);
    if (code === 'auth/wrong-password') return t('dialog.errors.wrongPassword');
    if (code === 'auth/too-many-requests') return t('dialog.errors.tooMany');
    return t('dialog.errors.unknownCode', { code });
  };
}
