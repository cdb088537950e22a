import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import type { Column } from '#web/components/data-table-props.ts';
import { AttachmentCell, CtaCell, MessageCell, RecipientsCell, SentCell } from './cells.tsx';
import { RowActions, type RowCommands } from './row-actions.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { ListedNotification } from './use-notifications.ts';

export function useColumns(commands: RowCommands): Column<ListedNotification>[] {
  const { t } = useTranslation('notifications');
  return useMemo(() => columnsOf(t, commands), [t, commands]);
}

/** Message, button, attachment, recipients, creation, sending, status, actions (NOT-007 to NOT-015). */
const columnsOf = (t: TFunction<'notifications'>, commands: RowCommands): Column<ListedNotification>[] => [
  ...contentColumns(t),
  ...courseColumns(t),
  {
    key: 'actions',
    header: t('list.actions'),
    hideHeader: true,
    width: '92px',
    card: 'actions',
    render: (notification) => <RowActions notification={notification} {...commands} />,
  },
];

const sorted = { sortable: true, card: 'value' } as const;

/** What it says, and to whom. */
function contentColumns(t: TFunction<'notifications'>): Column<ListedNotification>[] {
  return [
    {
      key: 'message',
      header: t('list.message'),
      sortable: true,
      card: 'title',
      render: (notification) => <MessageCell notification={notification} />,
    },
    {
      key: 'cta',
      header: t('list.cta'),
      ...sorted,
      width: '96px',
      render: (notification) => <CtaCell notification={notification} />,
    },
    {
      key: 'attachment',
      header: t('list.attachment'),
      ...sorted,
      width: '100px',
      render: (notification) => <AttachmentCell notification={notification} />,
    },
    {
      key: 'recipients',
      header: t('list.recipients'),
      sortable: true,
      card: 'line',
      width: '19%',
      render: (notification) => <RecipientsCell notification={notification} />,
    },
  ];
}

/** What became of it. */
function courseColumns(t: TFunction<'notifications'>): Column<ListedNotification>[] {
  return [
    {
      key: 'createdAt',
      header: t('list.createdAt'),
      ...sorted,
      width: '150px',
      render: ({ createdAt }) => <span className="notification-time">{formatDateTime(createdAt)}</span>,
    },
    {
      key: 'sentAt',
      header: t('list.sentAt'),
      ...sorted,
      width: '150px',
      render: (notification) => <SentCell notification={notification} />,
    },
    {
      key: 'status',
      header: t('list.status'),
      ...sorted,
      width: '120px',
      render: ({ status }) => <StatusBadge status={status ?? null} />,
    },
  ];
}
