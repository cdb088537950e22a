import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { ExtensionNote } from '../page/extension-note.tsx';
import type { Renewal } from '../page/state/use-answers.ts';
import type { Extension } from '../page/state/use-extension.ts';
import type { Newer } from '../page/state/use-newer.ts';
import type { ShownOffer } from '../parts/guest.ts';
import { hasEnded, RenewButton } from '../parts/renew-button.tsx';
import { useGuestFailure } from '../parts/use-guest-failure.ts';
import type { Sending } from '../parts/use-sending.ts';

/** A notice of something newer says more than the note about this refusal, or what the note does not say. */
export function isNews(newer: Newer, failure: unknown): boolean {
  if (codeOf(failure) === 'offer-expired') return newer === 'version';
  return newer !== undefined && !hasEnded(failure);
}

type Props = {
  page: ShownOffer;
  accepting: Pick<Sending, 'failure' | 'isUnknown'>;
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
  if (code === 'offer-expired') return <ExpiredNow {...{ failure, extension, renewal }} />;
  return (
    <Alert tone="err" action={renew}>
      {failureText(failure)}
    </Alert>
  );
}

type ExpiredProps = Pick<Props, 'extension' | 'renewal'> & { failure: unknown };

/** Name and signature stay; one tap asks to extend it, and the page shows the answer (ACC-040). */
function ExpiredNow({ failure, extension, renewal }: ExpiredProps) {
  const { t } = useTranslation('receivedOffer');
  const failureText = useGuestFailure();
  const { isAsked, isBusy, ask } = extension;
  const extend = (
    <Button small busy={isBusy} onClick={ask}>
      {t('notices.extend')}
    </Button>
  );
  const isDone = isAsked || hasEnded(extension.failure);
  return (
    <>
      <Alert tone="err" action={isDone ? <RenewButton failure={failure} renewal={renewal} /> : extend}>
        {failureText(failure)} {isAsked && t('notices.extendSent')}
      </Alert>
      <ExtensionNote extension={extension} />
    </>
  );
}
