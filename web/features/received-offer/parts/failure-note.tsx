import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useGuestFailure } from './use-guest-failure.ts';

type Props = {
  failure: unknown;
  /** Where no button beside it does the same again. */
  onRetry?: (() => void) | undefined;
};

/** Why something did not work; nothing while all is well. */
export function FailureNote({ failure, onRetry }: Props) {
  const { t } = useTranslation('receivedOffer');
  const failureText = useGuestFailure();
  const retry = onRetry && (
    <Button small onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return failure === undefined ? null : (
    <Alert tone="err" action={retry}>
      {failureText(failure)}
    </Alert>
  );
}
