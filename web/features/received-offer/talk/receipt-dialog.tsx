import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { askAs, type Guest } from '../parts/guest.ts';
import { useDoing } from '../parts/use-doing.ts';
import { useGuestFailure } from '../parts/use-guest-failure.ts';
import { looksLikeEmail } from './looks-like-email.ts';

type Props = { guest: Guest; onSent: (to: string) => void; onClose: () => void };

/** Sends the receipt of a withdrawal to another address. */
export default function ReceiptDialog({ guest, onSent, onClose }: Props) {
  const { t } = useTranslation('receivedOffer');
  const failureText = useGuestFailure();
  const { isBusy, failure, run } = useDoing();
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const email = typed.trim();
  const send = () => {
    setIsChecked(true);
    if (!looksLikeEmail(email)) return;
    void run(async () => {
      await askAs(guest, 'receipt', { email });
      onSent(email);
    });
  };
  return (
    <FormDialog
      title={t('receipt.action')}
      width={500}
      action={t('receipt.send')}
      busy={isBusy}
      failure={failure === undefined ? undefined : failureText(failure)}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t('withdraw.email')}
        required
        type="email"
        autoComplete="email"
        value={typed}
        data-autofocus
        error={isChecked && !looksLikeEmail(email) ? t('withdraw.missingEmail') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
