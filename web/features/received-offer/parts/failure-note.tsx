import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** Why something did not work; nothing while all is well. */
export function FailureNote({ failure }: { failure: unknown }) {
  useTranslation('errors');
  const failureText = useFailureText();
  return failure === undefined ? null : <Alert tone="err">{failureText(failure)}</Alert>;
}
