import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { Guest, ReceivedOffer } from '../parts/guest.ts';
import { useGuestFailure } from '../parts/use-guest-failure.ts';
import type { SendingWays } from '../parts/use-sending.ts';
import { useWithdrawing } from './use-withdrawing.ts';

type Props = SendingWays & {
  guest: Guest;
  page: Pick<ReceivedOffer, 'number'>;
  /** With the moment of the withdrawal. */
  onWithdrawn: (at: string, receiptTo: string) => void;
  onClose: () => void;
};

/** The consumer's withdrawal: name, offer, e-mail for the receipt, and no reason (ACC-054). */
export default function WithdrawDialog({ guest, page, onWithdrawn, onClose, ...ways }: Props) {
  const { t } = useTranslation('receivedOffer');
  const failureText = useGuestFailure();
  const { form, change, lacks, isBusy, confirm, ...done } = useWithdrawing(guest, onWithdrawn, ways);
  const { failure, isUnknown } = done;
  const why = failure === undefined ? undefined : failureText(failure);
  return (
    <FormDialog
      title={t('withdraw.title')}
      context={t('withdraw.lead')}
      width={500}
      action={t('withdraw.confirm')}
      busy={isBusy}
      unsaved={form.name !== '' || form.email !== ''}
      failure={isUnknown ? t('withdraw.unknown') : why}
      failureTone={isUnknown ? 'warn' : undefined}
      onSubmit={confirm}
      onClose={onClose}
    >
      <TextField
        label={t('withdraw.name')}
        required
        longest={100}
        autoComplete="name"
        value={form.name}
        error={lacks.name ? t('withdraw.missingName') : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField label={t('withdraw.offer')} readOnly value={page.number} />
      <TextField
        label={t('withdraw.email')}
        required
        type="email"
        autoComplete="email"
        value={form.email}
        error={lacks.email ? t('withdraw.missingEmail') : undefined}
        onChange={({ target }) => change({ email: target.value })}
      />
    </FormDialog>
  );
}
