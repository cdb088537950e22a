import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import type { OfferView } from '../edit/use-offer-view.ts';
import { MailNotices } from './mail-notices.tsx';
import { useAcceptedWith } from './use-accepted-with.ts';
import { useOutcomeText } from './use-outcome-text.ts';
import type { SentOffer } from './use-sent-offer.ts';
import { useUnmailedText } from './use-unmailed-text.ts';

type Props = Pick<OfferView, 'onOpen' | 'offer' | 'isReadOnly' | 'onDiscard'> & { sent: SentOffer };

/** News of the newest version: how it ended, what did not arrive, what was not sent yet. */
export default function SentNotices({ sent, onOpen, offer, isReadOnly, onDiscard }: Props) {
  const { t } = useTranslation('sentOffer');
  const isUnsent = isReadOnly
    ? sent.changed && !offer.isOther && offer.changes === 0
    : sent.changed || offer.changes > 0;
  return (
    <div className="offer-notices">
      {sent.archived && <Alert>{t('notices.archived')}</Alert>}
      {sent.preparing && <Alert>{t('notices.preparing')}</Alert>}
      {sent.failed && (
        <Alert
          tone="err"
          action={
            <Button small onClick={() => onOpen({ kind: 'send', way: 'email' })}>
              {t('do.again')}
            </Button>
          }
        >
          {t('notices.failed')}
        </Alert>
      )}
      <Ended sent={sent} />
      {isReadOnly && offer.changes > 0 && (
        <Alert
          tone="err"
          action={
            <Button small onClick={onDiscard}>
              {t('notices.discard')}
            </Button>
          }
        >
          {t('notices.late', { count: offer.changes })}
        </Alert>
      )}
      {offer.isOther && offer.changes === 0 && (
        <Alert tone="warn">{t('notices.other', { version: sent.version })}</Alert>
      )}
      <MailNotices sent={sent} offer={offer} onOpen={onOpen} />
      {isUnsent && sent.version > 0 && (
        <Alert tone="warn">{t('notices.changed', { version: sent.version })}</Alert>
      )}
    </div>
  );
}

/** Accepted, declined, cancelled or withdrawn: by whom, when and why. */
function Ended({ sent }: { sent: SentOffer }) {
  const { t } = useTranslation('sentOffer');
  const outcomeText = useOutcomeText();
  const acceptedWith = useAcceptedWith();
  const unmailedText = useUnmailedText();
  const { state, outcome, cancelled, accepted, unmailed } = sent;
  if (cancelled)
    return (
      <Alert tone="warn">
        {t('notices.cancelled', { day: formatDate(`${cancelled.day}T12:00:00Z`), reason: cancelled.reason })}
      </Alert>
    );
  if (state === 'withdrawn')
    return (
      <Alert tone={unmailed ? 'warn' : 'info'}>
        {t('notices.withdrawn')} {unmailedText(unmailed)}
      </Alert>
    );
  if (!outcome || (state !== 'accepted' && state !== 'declined')) return null;
  const said = [
    acceptedWith(accepted),
    accepted && t('agreed.total', { total: formatMoney(cents(accepted.total)) }),
    state === 'accepted' && t('notices.readOnly'),
  ];
  return (
    <Alert tone={state === 'accepted' ? 'ok' : 'info'}>
      {outcomeText(state, outcome)}
      {said.map((each) => each && ` ${each}`)}
    </Alert>
  );
}
