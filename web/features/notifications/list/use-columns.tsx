import type { TFunction } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsColumn, type Column } from '#web/components/data-table-props.ts';
import {
  AttachmentCell,
  CtaCell,
  MessageCell,
  RecipientsCell,
  SentCell,
  Time,
} from './notification-cells.tsx';
import { RowActions, type RowCommands } from './row-actions.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { ListedNotification } from './use-notifications.ts';

export function useColumns(commands: RowCommands): Column<ListedNotification>[] {
  const { t } = useTranslation('notifications');
  return useMemo(() => columnsOf(t, commands), [t, commands]);
}

type Listed = ListedNotification;
type Cell = (notification: Listed) => ReactNode;

/** Message, button, attachment, recipients, creation, sending, status, actions (NOT-007 to NOT-015). */
function columnsOf(t: TFunction<'notifications'>, commands: RowCommands): Column<Listed>[] {
  const column = (key: string, header: string, render: Cell, look?: Partial<Column<Listed>>) => ({
    ...{ key, header, render, sortable: true, card: 'value' as const },
    ...look,
  });
  return [
    column(
      'message',
      t('list.message'),
      (one) => <MessageCell notification={one} onOpen={commands.onOpen} />,
      { card: 'title' },
    ),
    column('cta', t('list.cta'), (one) => <CtaCell notification={one} />, {
      width: '96px',
      roomy: true,
    }),
    column('attachment', t('list.attachment'), (one) => <AttachmentCell notification={one} />, {
      width: '100px',
      roomy: true,
    }),
    column('recipients', t('list.recipients'), (one) => <RecipientsCell notification={one} />, {
      card: 'line',
      width: '19%',
    }),
    column('createdAt', t('list.createdAt'), ({ createdAt }) => <Time instant={createdAt} />, {
      width: '150px',
    }),
    column('sentAt', t('list.sentAt'), (one) => <SentCell notification={one} />, { width: '150px' }),
    column('status', t('list.status'), ({ status }) => <StatusBadge status={status ?? null} />, {
      width: '120px',
    }),
    actionsColumn(t('list.actions'), (one) => <RowActions notification={one} {...commands} />),
  ];
}
