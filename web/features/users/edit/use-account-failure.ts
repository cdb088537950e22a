import { useTranslation } from 'react-i18next';
import { codeOf, isAboutEmail } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** Why credentials were refused: an invalid address, an address of somebody else, or the code (CER-002 to CER-004). */
export function useAccountFailure() {
  const { t } = useTranslation('users');
  const failureText = useFailureText();
  return (error: unknown) => {
    if (isAboutEmail(error)) return t('errors.invalidEmail');
    const code = codeOf(error);
    if (code === 'email-taken') return t('errors.emailTaken');
    if (code === 'offline') return failureText(error, 'save');
    return failureText(error, (reason) => t('errors.unknown', { code, reason }));
  };
}
