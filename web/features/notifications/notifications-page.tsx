import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FloatingAdd } from '#web/components/floating-add.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { useNamedRow } from '#web/lib/use-named-in-address.ts';
import { useListAddress } from './list/list-address.ts';
import { NotificationsTable } from './list/notifications-table.tsx';
import type { RowCommands } from './list/row-actions.tsx';
import { type ListedNotification, useNotifications } from './list/use-notifications.ts';
import { useStatusChange } from './list/use-status-change.ts';
import { NotificationDialogs, type OpenDialog, openedByName } from './notification-dialogs.tsx';
import { TopicTester } from './tester/topic-tester.tsx';
import { useDuplication } from './use-duplication.ts';
import './notifications-page.css';
import './edit/notification-dialog.css';

function useCommands(setOpen: (open: OpenDialog) => void): RowCommands {
  const { change } = useStatusChange();
  const duplicate = useDuplication((notification) => setOpen({ what: 'edit', notification }));
  return useMemo(() => {
    const opens = (what: 'edit' | 'send' | 'details' | 'delete') => (notification: ListedNotification) =>
      setOpen({ what, notification });
    return {
      onOpen: (notification) => setOpen(openedByName(notification)),
      onEdit: opens('edit'),
      onSend: opens('send'),
      onDetails: opens('details'),
      onDelete: opens('delete'),
      onCancelSend: (notification) => void change(notification, 'draft'),
      onSendAgain: (notification) => void change(notification, 'todo', true),
      onArchive: (notification) => void change(notification, 'archived'),
      onUnarchive: (notification) => void change(notification, 'sent'),
      onDuplicate: duplicate,
    };
  }, [setOpen, change, duplicate]);
}

/** /notifiche (NOT-001). */
export default function NotificationsPage() {
  // Asks for the texts of its rows too, so that the shown screen does not wait again.
  const { t } = useTranslation(['notifications', 'common', 'person']);
  const [state, change] = useListAddress();
  const [open, setOpen] = useState<OpenDialog>();
  useNamedRow('notification', useNotifications().data, (named) => setOpen(openedByName(named)));
  const { change: changeStatus } = useStatusChange();
  const add = () => setOpen({ what: 'new' });
  useShortcut('n', t('common:shortcuts.new'), add);
  return (
    <PageFrame area="notifications" title={t('title')} withBar>
      <div className="notifications stack">
        <div className="notifications-filters">
          <SwitchField
            label={t('list.showArchived')}
            checked={state.archived}
            onChange={({ target }) => change({ archived: target.checked })}
          />
        </div>
        <NotificationsTable state={state} change={change} commands={useCommands(setOpen)} onNew={add} />
        <TopicTester />
      </div>
      <FloatingAdd label={t('list.new')} onClick={add} />
      <NotificationDialogs
        open={open}
        onSend={(notification) => changeStatus(notification, 'todo')}
        onClose={() => setOpen(undefined)}
      />
    </PageFrame>
  );
}
