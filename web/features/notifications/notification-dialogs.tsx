import { DialogPlace } from '#web/components/dialog-place.tsx';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { DeleteNotificationDialog } from './delete-notification-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { type ListedNotification, useNotifications } from './list/use-notifications.ts';
import { SendDialog } from './send-dialog.tsx';

const NotificationDialog = lazyDialog(() => import('./edit/notification-dialog.tsx'));

/** The open dialog. */
export type OpenDialog =
  | { what: 'new' }
  | { what: 'edit' | 'send' | 'details' | 'delete'; notification: ListedNotification };

/** By its name or address: a draft is edited, of any other the details are shown. */
export const openedByName = (notification: ListedNotification): OpenDialog => ({
  what: notification.status === 'draft' ? 'edit' : 'details',
  notification,
});

type Props = {
  open: OpenDialog | undefined;
  onSend: (notification: ListedNotification) => Promise<void>;
  onClose: () => void;
};

export function NotificationDialogs({ open, onSend, onClose }: Props) {
  const { data } = useNotifications();
  if (!open) return null;
  if (open.what === 'new')
    return (
      <DialogPlace>
        <NotificationDialog onClose={onClose} />
      </DialogPlace>
    );
  const { what, notification } = open;
  const dialogs = {
    edit: () => (
      <DialogPlace>
        <NotificationDialog key={notification.id} notification={notification} onClose={onClose} />
      </DialogPlace>
    ),
    send: () => (
      <SendDialog notification={notification} onSend={() => onSend(notification)} onClose={onClose} />
    ),
    // Shows the progress of the sender at once.
    details: () => (
      <DetailsDialog
        notification={data?.find(({ id }) => id === notification.id) ?? notification}
        onClose={onClose}
      />
    ),
    delete: () => <DeleteNotificationDialog notification={notification} onClose={onClose} />,
  };
  return dialogs[what]();
}
