import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '#shared/format/format-date.ts';
import { cents } from '#shared/money/units.ts';
import { hashInGroups } from '#shared/offers/sending/hash-in-groups.ts';
import { Money } from '#web/components/amount.tsx';
import { Button } from '#web/components/button.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { StateBadge } from '#web/features/offers/parts/state-badge.tsx';
import { inNewTab } from '#web/lib/in-new-tab.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { versionFileAddress } from '../send/share-pdf.ts';
import { useAcceptedWith } from '../use-accepted-with.ts';
import { type SentOffer, type SentVersion, useVersions } from '../use-sent-offer.ts';
import { NotLoaded } from './not-loaded.tsx';
import type { TabProps } from './tab-props.ts';

const CompareDialog = lazyDialog(() => import('./compare-dialog.tsx'));

/** Every version as it was sent (SND-012), the accepted one with what was chosen. */
export function VersionsTab({ sent, offer }: TabProps) {
  const { t } = useTranslation('sentOffer');
  const { data, error, refetch } = useVersions(sent.offer);
  const [isComparing, setComparing] = useState(false);
  if (!data) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  return (
    <section className="card" aria-label={t('tabs.versions')}>
      <ul className="links">
        {data.map((version) => (
          <VersionRow
            key={version.number}
            offer={sent.offer}
            version={version}
            isSigned={version.number === sent.version && sent.signed}
            accepted={version.number === sent.version ? sent.accepted : null}
          />
        ))}
      </ul>
      {data.length > 1 && (
        <div className="timeline-more">
          <Button icon="clone" onClick={() => setComparing(true)}>
            {t('versions.compare')}
          </Button>
        </div>
      )}
      {isComparing && (
        <CompareDialog offer={offer.draft.id} versions={data} onClose={() => setComparing(false)} />
      )}
    </section>
  );
}

type RowProps = {
  offer: string;
  version: SentVersion;
  isSigned: boolean;
  accepted: SentOffer['accepted'];
};

function VersionRow({ offer, version, isSigned, accepted }: RowProps) {
  const { t } = useTranslation('sentOffer');
  const { number, state, channel, sentAt, validUntil, snapshotHash } = version;
  const open = useOpening(offer, number);
  const chosen = useAcceptedWith()(accepted);
  const name = t('version', { version: number });
  return (
    <li>
      <div className="grow">
        <p className="row wrap">
          <b className="version-name">{t('versions.name', { version: number })}</b>{' '}
          <StateBadge state={state} />
        </p>
        <p className="s muted">
          {t('versions.sent', { at: formatDateTime(sentAt), way: t(`channels.${channel}`) })}
        </p>
        <p className="s muted">
          {t('versions.until', { day: formatDate(`${validUntil}T12:00:00Z`) })} ·{' '}
          {t('timeline.print', { hash: hashInGroups(snapshotHash) })}
        </p>
        {chosen && <p className="s">{chosen}</p>}
      </div>
      <b className="num">
        <Money amount={cents(accepted?.total ?? version.total)} />
      </b>
      <Button small icon="file-pdf" aria-label={t('versions.openOf', { name })} onClick={() => open(false)}>
        {t('versions.open')}
      </Button>
      {isSigned && (
        <Button small icon="verified" onClick={() => open(true)}>
          {t('versions.signed')}
        </Button>
      )}
    </li>
  );
}

function useOpening(offer: string, version: number) {
  const toast = useToast();
  const failureText = useFailureText();
  return (signed: boolean) =>
    void inNewTab(() => versionFileAddress(offer, version, signed)).catch((error: unknown) =>
      toast({ text: failureText(error), tone: 'err' }),
    );
}
