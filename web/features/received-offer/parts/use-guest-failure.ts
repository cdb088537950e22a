import { useTranslation } from 'react-i18next';
import { codeOf, GraphqlFailure } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** A wait of more seconds is said in minutes, one of more minutes in hours. */
const most = 90;

function waitOf(failure: unknown): { unit: 'minutes' | 'hours'; count: number } | undefined {
  if (!(failure instanceof GraphqlFailure) || codeOf(failure) !== 'too-many-requests') return undefined;
  const seconds = Number(failure.params?.retryAfter ?? 0);
  if (seconds <= most) return undefined;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= most
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(minutes / 60) };
}

/** Why something did not work, as a customer reads it. */
export function useGuestFailure() {
  const { t } = useTranslation(['receivedOffer', 'errors']);
  const failureText = useFailureText();
  return (failure: unknown) => {
    const wait = waitOf(failure);
    if (wait) return t(`wait.${wait.unit}`, { count: wait.count });
    return isLastTry(failure) ? t('steps.code.used') : failureText(failure);
  };
}

/** A wrong code that leaves no try: it is good no more. */
export const isLastTry = (failure: unknown): boolean =>
  failure instanceof GraphqlFailure && failure.code === 'code-wrong' && failure.params?.left === 0;
