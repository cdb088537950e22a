import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { codeOf, type FailureCode } from '#web/lib/failure.ts';
import type { Renewal } from '../page/state/use-answers.ts';

/** After these the page shows what the offer is by now. */
const isOver: readonly FailureCode[] = [
  ...(['offer-accepted', 'offer-declined', 'offer-withdrawn', 'offer-expired', 'link-expired'] as const),
  ...(['offer-changed', 'total-differs', 'invalid-selection', 'conflict'] as const),
];

/** It cannot be answered as it is shown, however often one tries. */
export const hasEnded = (failure: unknown): boolean =>
  failure !== undefined && isOver.includes(codeOf(failure));

/** The way on after a refusal that has ended the offer as it is shown (ACC-039 to ACC-042). */
export function RenewButton({ failure, renewal }: { failure: unknown; renewal: Renewal }) {
  const { t } = useTranslation('receivedOffer');
  return (
    <Button small busy={renewal.isBusy} onClick={renewal.renew}>
      {t(codeOf(failure) === 'offer-changed' ? 'steps.refused.read' : 'steps.refused.reload')}
    </Button>
  );
}
