import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '#shared/format/format-date.ts';
import type { PageAcceptance } from '#shared/offers/accepting/offer-page.ts';
import type { Guest, ShownOffer } from '../parts/guest.ts';
import { GuestButton } from '../parts/guest-button.tsx';
import { lateDialog } from '../parts/late-dialog.tsx';

const WithdrawDialog = lateDialog(() => import('../talk/withdraw-dialog.tsx'));

type Props = { guest: Guest; page: ShownOffer; accepted: PageAcceptance; onChanged: () => Promise<void> };

/** Shown for 14 days after an acceptance made here (ACC-054, ACC-056). */
export function WithdrawPart({ guest, page, accepted, onChanged }: Props) {
  const { t } = useTranslation('receivedOffer');
  const [isAsking, setIsAsking] = useState(false);
  const [doneAt, setDoneAt] = useState<string>();
  const withdrawn = async (at: string) => {
    setDoneAt(at);
    await onChanged();
  };
  if (doneAt)
    return (
      <p className="guest-withdraw" role="status">
        {t('withdraw.done', { date: formatDate(doneAt), time: formatTime(doneAt) })}
      </p>
    );
  if (!accepted.withdrawalUntil) return null;
  return (
    <div className="guest-withdraw">
      <GuestButton onClick={() => setIsAsking(true)}>{t('withdraw.action')}</GuestButton>
      <p className="muted s">{t('withdraw.until', { date: formatDate(accepted.withdrawalUntil) })}</p>
      {isAsking && (
        <WithdrawDialog
          guest={guest}
          page={page}
          onWithdrawn={withdrawn}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
