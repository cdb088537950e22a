import { useTranslation } from 'react-i18next';
import { graceSeconds } from '#shared/notifications/due-at.ts';
import { ActionDialog } from '#web/components/action-dialog.tsx';
import { Reach } from './edit/reach.tsx';
import type { ListedNotification } from './list/use-notifications.ts';

type Props = {
  notification: ListedNotification;
  onSend: () => Promise<void>;
  onClose: () => void;
};

/** Tells how many users a draft reaches, before it is sent. */
export function SendDialog({ notification, onSend, onClose }: Props) {
  const { t } = useTranslation('notifications');
  return (
    <ActionDialog title={t('send.title')} action={t('actions.send')} run={onSend} onClose={onClose}>
      <div className="stack-s">
        <p>{t('send.text', { title: notification.title, seconds: graceSeconds })}</p>
        <Reach recipients={notification.recipients} />
      </div>
    </ActionDialog>
  );
}
