import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#web/lib/failure.ts';
import { passwordRefusal } from '#web/lib/password-refusal.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/**
 * Runs a change of the user's own credentials and keeps its failure (CER-007, CER-008). The field shows a wrong or
 * refused password, the dialog every other failure.
 */
export function useCredentialsChange() {
  const { t } = useTranslation('profile');
  const textOf = useFailureText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const code = refusal === undefined ? undefined : codeOf(refusal);
  const isWrong = code === 'wrong-password';
  const isRefused = passwordRefusal(refusal) !== undefined;
  const otherText = () =>
    code === 'offline'
      ? textOf(refusal, 'save')
      : textOf(refusal, (reason) => t('dialog.errors.unknown', { code, reason }));
  return {
    busy,
    failure: isWrong || isRefused ? undefined : refusal,
    failureText: code === 'email-taken' ? t('dialog.errors.emailTaken') : otherText(),
    wrongPassword: isWrong ? textOf(refusal) : undefined,
    refusedPassword: isRefused ? textOf(refusal) : undefined,
    dismiss: () => setRefusal(undefined),
    change: async (send: () => Promise<void>) => {
      setRefusal(undefined);
      setBusy(true);
      try {
        await send();
      } catch (error) {
        setRefusal(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
