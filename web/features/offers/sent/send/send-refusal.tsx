import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useLead, useProblemText } from '#web/features/offers/edit/problems-alert.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useAskAgain } from '../use-sent-offer.ts';
import type { WayProps } from './way-props.ts';

type Props = WayProps & { error: unknown; arrived: number | undefined };

/** Why nothing went out, in words, and the way on (SND-010, SND-011, SND-024). */
export function SendRefusal({ arrived, ...props }: Props) {
  const { error } = props;
  const { t } = useTranslation('sentOffer');
  const failureText = useFailureText();
  if (!error) return null;
  if (arrived !== undefined) return <Alert>{t('send.arrived', { version: arrived })}</Alert>;
  const isNotReady = codeOf(error) === 'offer-not-ready';
  return (
    <Alert tone="err" action={<WayOn {...props} />}>
      {isNotReady ? <NotReady {...props} /> : failureText(error)}
    </Alert>
  );
}

/** The things that are still to settle; each leads to its field. */
function NotReady(view: WayProps) {
  const { problems, onClose } = view;
  const { t } = useTranslation('sentOffer');
  const lead = useLead(view);
  const textOf = useProblemText(view);
  return (
    <>
      {t('send.notReady')}
      <ul className="worth-a-look">
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.lineId}`}>
            <Button
              variant="text"
              small
              tone="accent"
              onClick={() => {
                onClose();
                void lead(problem);
              }}
            >
              {textOf(problem)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function WayOn({ error, offer, onWay, onAgain, onClose }: Omit<Props, 'arrived'>) {
  const { t } = useTranslation('sentOffer');
  const askAgain = useAskAgain(offer.draft.id);
  const code = codeOf(error);
  if (code === 'nothing-changed')
    return (
      <Button small onClick={onAgain}>
        {t('do.resend')}
      </Button>
    );
  if (code === 'mail-paused' || code === 'recipient-blocked' || code === 'recipient-missing')
    return (
      <Button small onClick={() => onWay('link')}>
        {t('do.shareLink')}
      </Button>
    );
  if (code === 'conflict' || code.startsWith('offer-'))
    return code === 'offer-not-ready' ? null : (
      <Button
        small
        onClick={() => {
          onClose();
          offer.askAboutNewer();
          void askAgain();
        }}
      >
        {t('send.look')}
      </Button>
    );
  return null;
}
