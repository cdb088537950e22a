import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { DeleteNotificationDocument } from '#web/graphql/notifications.ts';
import { request } from '#web/lib/graphql.ts';
import type { ListedNotification } from './list/use-notifications.ts';

type Props = { notification: ListedNotification; onClose: () => void };

/** Asks before a notification is deleted for everybody (NOT-049 to NOT-051, OPW-41). */
export function DeleteNotificationDialog({ notification, onClose }: Props) {
  const { t } = useTranslation('notifications');
  const { id, revision, title, status } = notification;
  const remove = () =>
    request(DeleteNotificationDocument, { id, revision }).catch((error: unknown) => {
      console.error(error);
      throw error;
    });
  return (
    <DeleteDialog
      title={t('delete.title')}
      action={t('delete.action')}
      done={t('delete.done', { title })}
      entity="notification"
      id={id}
      remove={remove}
      onClose={onClose}
    >
      <div className="stack-s">
        <p>{t('delete.text', { title })}</p>
        {status === 'sending' && <p>{t('delete.sending')}</p>}
        {status !== 'archived' && <p>{t('delete.advice')}</p>}
      </div>
    </DeleteDialog>
  );
}
