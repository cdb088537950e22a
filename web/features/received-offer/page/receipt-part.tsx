import { useTranslation } from 'react-i18next';
import type { PageAcceptance } from '#shared/offers/accepting/offer-page.ts';
import { GuestButton } from '../parts/guest-button.tsx';

type Props = { accepted: PageAcceptance; onResend: () => void };

/** Where the receipt of a withdrawal went: who typed it wrong sends it to another address. */
export function ReceiptPart({ accepted: { receiptTo }, onResend }: Props) {
  const { t } = useTranslation('receivedOffer');
  if (!receiptTo) return null;
  return (
    <div className="guest-receipt">
      <p>{t('receipt.sent', { to: receiptTo })}</p>
      <GuestButton small onClick={onResend}>
        {t('receipt.action')}
      </GuestButton>
    </div>
  );
}
