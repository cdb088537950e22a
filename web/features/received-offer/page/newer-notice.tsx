import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { GuestButton } from '../parts/guest-button.tsx';
import type { Renewal } from './state/use-answers.ts';
import type { Newer } from './state/use-newer.ts';

/** Says that there is something newer; the reader alone exchanges it (ACC-011). */
export function NewerNotice({ newer, renewal }: { newer: Newer; renewal: Renewal }) {
  const { t } = useTranslation('receivedOffer');
  if (!newer) return null;
  return (
    <Alert
      tone="warn"
      action={
        <GuestButton small busy={renewal.isBusy} onClick={renewal.renew}>
          {t('notices.update')}
        </GuestButton>
      }
    >
      {t(newer === 'version' ? 'notices.newVersion' : 'notices.newState')}
    </Alert>
  );
}
