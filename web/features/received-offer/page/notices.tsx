import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { Alert } from '#web/components/alert.tsx';
import type { ShownOffer } from '../parts/guest.ts';
import { GuestButton } from '../parts/guest-button.tsx';
import type { Extension } from './use-extension.ts';

type Props = {
  page: ShownOffer;
  isOwn: boolean;
  newer: 'version' | 'state' | undefined;
  onUpdate: () => void;
  extension: Extension;
  hasAsked: boolean;
};

/** Sentences to read before the content: other versions, how it ended, that it is their own. */
export function Notices({ page, isOwn, newer, onUpdate, extension, hasAsked }: Props) {
  const { t } = useTranslation('receivedOffer');
  return (
    <div className="guest-notices">
      {hasAsked && <Alert tone="ok">{t('ask.sent')}</Alert>}
      {isOwn && <Alert>{t('notices.own')}</Alert>}
      {newer && (
        <Alert
          tone="warn"
          action={
            <GuestButton small onClick={onUpdate}>
              {t('notices.update')}
            </GuestButton>
          }
        >
          {t(newer === 'version' ? 'notices.newVersion' : 'notices.newState')}
        </Alert>
      )}
      {page.replaced !== null && <Alert>{t('notices.replaced', { version: page.version })}</Alert>}
      {page.state === 'expired' && <Expired page={page} extension={extension} />}
      {page.state === 'declined' && page.outcome && (
        <Alert>
          {t(page.outcome.by === 'customer' ? 'notices.declined' : 'notices.lost', {
            date: formatDate(page.outcome.at),
          })}
        </Alert>
      )}
    </div>
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
