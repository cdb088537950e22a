import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '#shared/format/format-date.ts';
import { daysOfSilence } from '#shared/offers/following/to-follow.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { dayAfter, daysBetween } from '#shared/offers/validity.ts';
import { Icon } from '#web/components/icon.tsx';
import { useHowText } from '../sent/use-outcome-text.ts';
import type { OfferRow } from './use-list.ts';

type Props = { offer: OfferRow; today: string };

/** The last event and when it was, or what the owner must do about it (FUP-001, FUP-005). */
export function EventCell({ offer, today }: Props) {
  const { t } = useTranslation('offerList');
  const howText = useHowText();
  const [reason] = offer.reasons;
  return (
    <span className="offer-event">
      {reason ? (
        <span className={reason === 'accepted' ? 'todo good' : 'todo'}>
          <Icon name={reason === 'accepted' ? 'bell' : 'exclamation-triangle'} small />{' '}
          {todoText(t, offer, today)}
        </span>
      ) : (
        <span>{eventText(t, offer, howText(offer.outcome?.how))}</span>
      )}
      <span className="sub">{whenText(t, offer.eventAt, today)}</span>
    </span>
  );
}

function todoText(
  t: TFunction<'offerList'>,
  { reasons: [reason], ...offer }: OfferRow,
  today: string,
): string {
  if (reason === 'ending')
    return t(`todo.ending.${daysBetween(today, offer.sentUntil ?? today) as 0 | 1 | 2}`);
  if (reason === 'silent') return t('todo.silent', { count: daysOfSilence(offer, today) });
  if (reason === 'returned' && offer.lastEvent === 'complained') return t('todo.complained');
  return t(`todo.${reason ?? 'question'}`);
}

/** An answer says how it came about: why it was lost, or who noted it. */
function eventText(t: TFunction<'offerList'>, { lastEvent, outcome }: OfferRow, how: string): string {
  if (lastEvent === null) return t('events.edited');
  if (lastEvent === 'declined' && how) return how;
  if (lastEvent === 'accepted') return t(outcome?.by === 'owner' ? 'events.marked' : 'events.signed');
  return t(`events.${lastEvent}`);
}

/** The time of day of today and yesterday, else the day. */
function whenText(t: TFunction<'offerList'>, at: string, today: string): string {
  const day = dayInRome(new Date(at));
  if (day === today) return t('when.today', { time: formatTime(at) });
  if (day === dayAfter(today, -1)) return t('when.yesterday', { time: formatTime(at) });
  return formatDate(at);
}
