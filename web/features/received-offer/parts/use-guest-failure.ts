import { useTranslation } from 'react-i18next';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** Why something did not work, as a customer reads it. */
export function useGuestFailure() {
  const { t } = useTranslation('receivedOffer');
  const failureText = useFailureText();
  return (failure: unknown) => (isLastTry(failure) ? t('steps.code.used') : failureText(failure));
}

/** A wrong code that leaves no try: it is good no more. */
export const isLastTry = (failure: unknown): boolean =>
  failure instanceof GraphqlFailure && failure.code === 'code-wrong' && failure.params?.left === 0;
