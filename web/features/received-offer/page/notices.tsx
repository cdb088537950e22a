import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { Alert } from '#web/components/alert.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import type { ShownOffer } from '../parts/guest.ts';
import { GuestButton } from '../parts/guest-button.tsx';
import type { Renewal } from './state/use-answers.ts';
import type { Extension } from './state/use-extension.ts';
import type { Newer } from './state/use-newer.ts';

type Props = {
  page: ShownOffer;
  isOwn: boolean;
  newer: Newer;
  renewal: Renewal;
  onAsk: () => void;
  extension: Extension;
  hasAsked: boolean;
};

/** Sentences to read before the content: other versions, how it ended, that it is their own. */
export function Notices({ page, isOwn, newer, renewal, onAsk, extension, hasAsked }: Props) {
  const { t } = useTranslation('receivedOffer');
  return (
    <div className="guest-notices" tabIndex={-1}>
      {hasAsked && <Alert tone="ok">{t('ask.sent')}</Alert>}
      {isOwn && <Alert>{t('notices.own')}</Alert>}
      {!newer && <FailureNote failure={renewal.failure} onRetry={renewal.renew} />}
      {page.replaced !== null && <Alert>{t('notices.replaced', { version: page.version })}</Alert>}
      {page.state === 'expired' && <Expired page={page} extension={extension} />}
      {page.state === 'declined' && page.outcome && <Closed outcome={page.outcome} onAsk={onAsk} />}
    </div>
  );
}

type ClosedProps = { outcome: NonNullable<ShownOffer['outcome']>; onAsk: () => void };

/** The words that invite to write open the question (ACC-020). */
function Closed({ outcome: { by, at }, onAsk }: ClosedProps) {
  const { t } = useTranslation('receivedOffer');
  const [before, write, after] = t(by === 'customer' ? 'notices.declined' : 'notices.lost', {
    date: formatDate(at),
  }).split(/<\/?write>/);
  return (
    <Alert>
      {before}
      <button type="button" className="guest-write" onClick={onAsk}>
        {write}
      </button>
      {after}
    </Alert>
  );
}

/** One tap asks to extend it (ACC-040). */
function Expired({ page, extension }: { page: ShownOffer; extension: Extension }) {
  const { t } = useTranslation('receivedOffer');
  const { isAsked, isBusy, ask } = extension;
  return (
    <Alert
      tone="warn"
      action={
        !isAsked && (
          <GuestButton small busy={isBusy} onClick={ask}>
            {t('notices.extend')}
          </GuestButton>
        )
      }
    >
      {t('notices.expired', { date: formatDate(page.validUntil) })} {isAsked && t('notices.extendSent')}
    </Alert>
  );
}
