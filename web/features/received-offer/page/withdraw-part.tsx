import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import type { PageAcceptance } from '#shared/offers/accepting/offer-page.ts';
import { GuestButton } from '../parts/guest-button.tsx';

type Props = { accepted: PageAcceptance; onWithdraw: () => void };

/** Shown for 14 days after an acceptance made here (ACC-054, ACC-056). */
export function WithdrawPart({ accepted: { withdrawalUntil }, onWithdraw }: Props) {
  const { t } = useTranslation('receivedOffer');
  if (!withdrawalUntil) return null;
  return (
    <div className="guest-withdraw">
      <GuestButton onClick={onWithdraw}>{t('withdraw.action')}</GuestButton>
      <p className="muted s">{t('withdraw.until', { date: formatDate(withdrawalUntil) })}</p>
    </div>
  );
}
