import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graceSeconds } from '#shared/notifications/due-at.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Reach } from './edit/reach.tsx';
import type { ListedNotification } from './list/use-notifications.ts';

type Props = {
  notification: ListedNotification;
  onSend: () => Promise<void>;
  onClose: () => void;
};

/** Whom a draft reaches, before it is sent. */
export function SendDialog({ notification, onSend, onClose }: Props) {
  const { t } = useTranslation('notifications');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await onSend();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('send.title')}
      action={t('actions.send')}
      busy={busy}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <div className="stack-s">
        <p>{t('send.text', { title: notification.title, seconds: graceSeconds })}</p>
        <Reach recipients={notification.recipients} />
      </div>
    </ConfirmDialog>
  );
}
