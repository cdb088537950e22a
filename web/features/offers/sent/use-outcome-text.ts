import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { type AcceptanceWay, acceptanceWays } from '#shared/offers/accepting/acceptance-ways.ts';
import { customerReasons, type LossReason, ownerReasons } from '#shared/offers/following/loss-reasons.ts';
import type { SentOffer } from './use-sent-offer.ts';

type Outcome = NonNullable<SentOffer['outcome']>;

const reasons: readonly LossReason[] = [...ownerReasons, ...customerReasons];

/** A reason or a way of accepting in words; the server may know others. */
export function useHowText() {
  const { t } = useTranslation('sentOffer');
  return (how: string | null | undefined): string => {
    const reason = reasons.find((known) => known === how);
    const way = acceptanceWays.find((known): known is AcceptanceWay => known === how);
    return reason ? t(`reasons.${reason}`) : way ? t(`ways.${way}`) : '';
  };
}

/** How a version ended, in a sentence: what the owner marked says so (SND-042). */
export function useOutcomeText() {
  const { t } = useTranslation('sentOffer');
  const howText = useHowText();
  return (state: 'accepted' | 'declined', { by, how, day, note }: Outcome): string => {
    const said = t(`outcome.${state}.${by}`, { day: formatDate(`${day}T12:00:00Z`) });
    const why = [howText(how), note].filter(Boolean).join(', ');
    return why ? t('outcome.why', { said, why }) : t('outcome.plain', { said });
  };
}
