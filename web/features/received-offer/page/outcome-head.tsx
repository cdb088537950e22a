import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '#shared/format/format-date.ts';
import type { PageAcceptance } from '#shared/offers/accepting/offer-page.ts';
import { Icon } from '#web/components/icon.tsx';
import type { ShownOffer } from '../parts/guest.ts';

type Props = { page: ShownOffer; accepted: PageAcceptance };

/** How it ended: accepted, and perhaps withdrawn from or cancelled since (ACC-036, ACC-055). */
export function OutcomeHead({ page: { owner, outcome }, accepted }: Props) {
  const { t } = useTranslation('receivedOffer');
  const { at, cancelledOn, withdrawnAt } = accepted;
  const when = (moment: string) => ({ date: formatDate(moment), time: formatTime(moment) });
  const isMarked = outcome?.by === 'owner';
  const said = t(isMarked ? 'accepted.marked' : 'accepted.at', { ...when(at), name: owner.name });
  if (withdrawnAt)
    return (
      <Head
        title={t('withdraw.doneTitle')}
        texts={[t('withdraw.done', when(withdrawnAt)), t('withdraw.refund'), said]}
      />
    );
  if (cancelledOn)
    return (
      <Head
        title={t('accepted.cancelledTitle')}
        texts={[t('accepted.cancelled', { date: formatDate(cancelledOn) }), said]}
      />
    );
  return <Head isAccepted title={t('accepted.title')} texts={[said]} />;
}

type HeadProps = { isAccepted?: boolean; title: string; texts: readonly string[] };

const Head = ({ isAccepted = false, title, texts }: HeadProps) => (
  <div className={isAccepted ? 'guest-done' : 'guest-done ended'}>
    <span>
      <Icon name={isAccepted ? 'check' : 'times'} />
    </span>
    <h1 tabIndex={-1} aria-describedby="guest-outcome">
      {title}
    </h1>
    <div id="guest-outcome">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  </div>
);
