import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { codeOf } from '#web/lib/failure.ts';
import type { Renewal } from '../page/state/use-answers.ts';
import type { Extension } from '../page/state/use-extension.ts';
import type { ShownOffer } from '../parts/guest.ts';
import { hasEnded, RenewButton } from '../parts/renew-button.tsx';
import { useGuestFailure } from '../parts/use-guest-failure.ts';
import type { Accepting } from './use-accepting.ts';

/** Its note has the button that a notice of something newer has. */
export const leadsToReload = (failure: unknown): boolean =>
  hasEnded(failure) && codeOf(failure) !== 'offer-expired';

type Props = {
  page: ShownOffer;
  accepting: Pick<Accepting, 'failure' | 'isUnknown'>;
  extension: Extension;
  renewal: Renewal;
};

/** Why it was not accepted, and the way on (ACC-038 to ACC-043). */
export function RefusalNote({ accepting: { failure, isUnknown }, extension, renewal }: Props) {
  const { t } = useTranslation('receivedOffer');
  const failureText = useGuestFailure();
  const code = codeOf(failure);
  if (isUnknown) return <Alert tone="warn">{t('steps.sign.unknown')}</Alert>;
  const renew = hasEnded(failure) && <RenewButton failure={failure} renewal={renewal} />;
  if (code === 'offer-changed')
    return (
      <Alert tone="warn" action={renew}>
        {t('steps.refused.changed')}
      </Alert>
    );
  if (code === 'offer-expired') return <ExpiredNow text={failureText(failure)} extension={extension} />;
  return (
    <Alert tone="err" action={renew}>
      {failureText(failure)}
    </Alert>
  );
}

/** Name and signature stay; one tap asks to extend it (ACC-040). */
function ExpiredNow({ text, extension }: { text: string; extension: Extension }) {
  const { t } = useTranslation('receivedOffer');
  const { isAsked, isBusy, ask } = extension;
  return (
    <Alert
      tone="err"
      action={
        !isAsked && (
          <Button small busy={isBusy} onClick={ask}>
            {t('notices.extend')}
          </Button>
        )
      }
    >
      {text} {isAsked && t('notices.extendSent')}
    </Alert>
  );
}
