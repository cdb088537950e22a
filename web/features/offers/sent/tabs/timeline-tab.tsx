import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { hashInGroups } from '#shared/offers/sending/hash-in-groups.ts';
import { deliveryKinds } from '#shared/schemas/sent-offer.ts';
import { BreakingAddress } from '#web/components/breaking-address.tsx';
import { Button } from '#web/components/button.tsx';
import { Icon, type IconName } from '#web/components/icon.tsx';
import { useHowText } from '../use-outcome-text.ts';
import { type SentOffer, useVersions } from '../use-sent-offer.ts';
import { useUnmailedText } from '../use-unmailed-text.ts';
import { NotLoaded } from './not-loaded.tsx';
import type { TabProps } from './tab-props.ts';
import { type TimelineEntry, useTimeline } from './use-timeline.ts';

const looks: Record<TimelineEntry['event'], [icon: IconName, tone: 'acc' | 'ok' | 'warn' | 'err' | '']> = {
  prepared: ['lock', ''],
  sent: ['send', 'acc'],
  delivered: ['check', 'ok'],
  bounced: ['exclamation-triangle', 'err'],
  complained: ['exclamation-triangle', 'err'],
  opened: ['eye', 'acc'],
  question: ['comment', 'warn'],
  answer: ['comment', 'acc'],
  reminder: ['bell', ''],
  codeSent: ['shield', ''],
  accepted: ['check-circle', 'ok'],
  declined: ['times-circle', 'err'],
  withdrawn: ['ban', ''],
  expired: ['clock', 'warn'],
  superseded: ['clone', ''],
  marked: ['pencil', ''],
  reopened: ['undo', ''],
  cancelled: ['ban', 'warn'],
  linkMade: ['link', ''],
  linkRevoked: ['link', ''],
  failed: ['exclamation-circle', 'err'],
};

/** Everything that happened, the newest first (SND-048). */
export function TimelineTab({ sent }: TabProps) {
  const { t } = useTranslation('sentOffer');
  const { entries, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTimeline(sent.offer);
  if (!entries) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  return (
    <section className="card" aria-label={t('tabs.timeline')}>
      <ol className="timeline">
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} sent={sent} />
        ))}
      </ol>
      {hasNextPage && (
        <div className="timeline-more">
          <Button variant="text" tone="accent" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('timeline.more')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Line({ entry, sent }: { entry: TimelineEntry; sent: SentOffer }) {
  const { t } = useTranslation('sentOffer');
  const { event, at, version, who, by } = entry;
  const [icon, tone] = looks[event];
  const detail = useDetail(sent)(entry);
  const unmailed = useUnmailedText()(entry.unmailed);
  const person = who ?? t(`parties.${by}`);
  return (
    <li>
      <span className={`timeline-icon ${tone}`}>
        <Icon name={icon} />
      </span>
      <div className="grow">
        <b>{t(`timeline.${isMail(entry) ? 'mailFailed' : event}`, { version, who: person })}</b>
        {detail && (
          <p className="muted">
            <BreakingAddress text={detail} />
          </p>
        )}
        {unmailed && <p className="muted">{unmailed}</p>}
      </div>
      <time className="muted s" dateTime={at}>
        {formatDateTime(at)}
      </time>
    </li>
  );
}

/** A mail that did not go out; without an address it is a version that was not prepared. */
const isMail = ({ event, detail }: TimelineEntry) => event === 'failed' && (detail?.includes('@') ?? false);

/** The second line of an entry: a digest, a channel, a reason, an address or words of somebody. */
function useDetail({ offer, accepted }: SentOffer) {
  const { t } = useTranslation('sentOffer');
  const howText = useHowText();
  const versions = useVersions(offer).data ?? [];
  // An acceptance that the owner noted may have been reopened since: its line has the total, or it is as sent.
  const totalOf = ({ event, by, version }: TimelineEntry, noted: string | undefined): string => {
    const sent = versions.find(({ number }) => number === version)?.total;
    const ofOwner = noted ? Number(noted) : sent;
    const total = by === 'owner' ? ofOwner : accepted?.total;
    return event === 'accepted' && total !== undefined ? formatMoney(cents(total)) : '';
  };
  return (entry: TimelineEntry): string => {
    const { event, version, detail, by } = entry;
    if (event === 'prepared') {
      const hash = versions.find(({ number }) => number === version)?.snapshotHash;
      return hash ? t('timeline.print', { hash: hashInGroups(hash) }) : '';
    }
    if (event === 'sent') {
      const [channel, lacks] = (detail ?? '').split(' ');
      const way = (['email', 'link', 'inPerson', 'hand'] as const).find((known) => known === channel);
      return [way && t(`channels.${way}`), lacks && t('timeline.withoutPdf')].filter(Boolean).join(', ');
    }
    if (event === 'accepted' || event === 'declined' || event === 'marked') {
      const marked = by === 'owner' && t('timeline.byYou');
      const [how = '', noted] = (detail ?? '').split(' ');
      return [totalOf(entry, noted), howText(how) || detail, marked].filter(Boolean).join(', ');
    }
    if (event === 'superseded') return detail ? t('timeline.bySuperseding', { version: Number(detail) }) : '';
    const [address = '', said] = (detail ?? '').split(' ');
    const mail = address.includes('@') && deliveryKinds.find((kind) => kind === said);
    return mail ? `${address} · ${t(`timeline.mails.${mail}`)}` : (detail ?? '');
  };
}
