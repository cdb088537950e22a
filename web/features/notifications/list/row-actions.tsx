import { useTranslation } from 'react-i18next';
import { transition } from '#shared/notifications/transition.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import type { MenuItem } from '#web/components/menu.tsx';
import { RowMenu } from '#web/components/row-menu.tsx';
import type { ListedNotification } from './use-notifications.ts';

type Command = (notification: ListedNotification) => void;

/** Actions on a notification (NOT-024 to NOT-029). */
export type RowCommands = {
  onOpen: Command;
  onEdit: Command;
  onSend: Command;
  onCancelSend: Command;
  onSendAgain: Command;
  onArchive: Command;
  onUnarchive: Command;
  onDetails: Command;
  onDuplicate: Command;
  onDelete: Command;
};

type Props = RowCommands & { notification: ListedNotification };

/** The pencil edits drafts; the menu corrects sent notifications (OPW-43). */
export function RowActions(props: Props) {
  const { notification, onEdit } = props;
  const { t } = useTranslation('notifications');
  const items = useMenuItems(props);
  const { title, status } = notification;
  return (
    <>
      <IconButton
        icon="pencil"
        small
        label={t('list.edit', { title })}
        disabledReason={status !== 'draft' && t('list.onlyDrafts')}
        onClick={() => onEdit(notification)}
      />
      <RowMenu name={title} items={items} />
    </>
  );
}

/** Only the actions that the state machine allows (OPW-41). */
function useMenuItems({ notification, ...commands }: Props): MenuItem[] {
  const { t } = useTranslation('notifications');
  const { status, topics } = notification;
  const may = (action: Parameters<typeof transition>[1]) => transition(status, action) !== undefined;
  const item = (label: string, icon: MenuItem['icon'], command: Command): MenuItem => ({
    label,
    icon,
    onSelect: () => command(notification),
  });
  const hasDetails = topics.length > 0 || status === 'sent' || status === 'error' || status === 'archived';
  return [
    ...(may('send') ? [item(t('actions.send'), 'send', commands.onSend)] : []),
    ...(may('cancel') ? [item(t('actions.cancelSend'), 'ban', commands.onCancelSend)] : []),
    ...(may('sendAgain') ? [item(t('actions.sendAgain'), 'send', commands.onSendAgain)] : []),
    ...(may('edit') ? [item(t('actions.edit'), 'pencil', commands.onEdit)] : []),
    ...(hasDetails ? [item(t('actions.details'), 'info-circle', commands.onDetails)] : []),
    ...(may('archive') ? [item(t('actions.archive'), 'inbox', commands.onArchive)] : []),
    ...(may('unarchive') ? [item(t('actions.unarchive'), 'history', commands.onUnarchive)] : []),
    item(t('actions.duplicate'), 'copy', commands.onDuplicate),
    { ...item(t('actions.delete'), 'trash', commands.onDelete), danger: true },
  ];
}
