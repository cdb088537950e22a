import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { Alert } from '#web/components/alert.tsx';
import { NoValue } from '#web/components/amount.tsx';
import { Button } from '#web/components/button.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { useTypeName } from '#web/lib/use-type-name.ts';
import { SentCell } from './list/notification-cells.tsx';
import { StatusBadge } from './list/status-badge.tsx';
import type { ListedNotification } from './list/use-notifications.ts';

type Props = { notification: ListedNotification; onClose: () => void };
type Result = ListedNotification['topics'][number];

/** The result of a notification for each type of users, once it is on its way, and how many opened it. */
export function DetailsDialog({ notification, onClose }: Props) {
  const { t } = useTranslation(['notifications', 'common']);
  const columns = useColumns();
  const { title, status, recipients, topics, errorCode, errorMessage } = notification;
  // One that is sent again has those of the first time.
  const hasResults = status !== 'todo' || topics.length > 0;
  const nothing = { acceptedAt: null, messageId: null, errorCode: null, errorMessage: null };
  const results = recipients.map((type) => topics.find((one) => one.type === type) ?? { type, ...nothing });
  return (
    <DialogFrame
      title={title}
      context={hasResults ? t('details.context') : undefined}
      width={800}
      readOnly
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      <div className="stack">
        {(errorCode || errorMessage) && (
          <Alert tone="err">{[errorCode, errorMessage].filter(Boolean).join(': ')}</Alert>
        )}
        <Facts notification={notification} />
        {hasResults && (
          <div className="notification-results">
            <DataTable
              caption={t('details.caption')}
              columns={columns}
              rows={results}
              rowKey={({ type }) => type}
            />
          </div>
        )}
      </div>
    </DialogFrame>
  );
}

function Facts({ notification }: { notification: ListedNotification }) {
  const { t } = useTranslation('notifications');
  const { status, createdAt, createdBy, editedAt, opened } = notification;
  const facts = [
    [t('list.status'), <StatusBadge key="status" status={status ?? null} />],
    [t('list.createdAt'), t('details.by', { time: formatDateTime(createdAt), name: createdBy })],
    [t('list.sentAt'), <SentCell key="sent" notification={notification} />],
    ...(editedAt ? [[t('details.editedAt'), formatDateTime(editedAt)] as const] : []),
    [t('details.opened'), t('details.openedBy', { count: opened })],
  ] as const;
  return (
    <dl className="notification-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useColumns(): Column<Result>[] {
  const { t } = useTranslation('notifications');
  const typeName = useTypeName();
  const failed = ({ errorCode, errorMessage }: Result) =>
    [errorCode, errorMessage].filter(Boolean).join(': ');
  return [
    { key: 'type', header: t('details.type'), card: 'title', render: ({ type }) => typeName(type) },
    {
      key: 'acceptedAt',
      header: t('details.accepted'),
      render: ({ acceptedAt }) => (acceptedAt ? formatDateTime(acceptedAt) : t('details.notAccepted')),
    },
    {
      key: 'messageId',
      header: t('details.messageId'),
      card: 'line',
      render: ({ messageId }) => (messageId ? <code className="xs">{messageId}</code> : <NoValue />),
    },
    {
      key: 'error',
      header: t('details.error'),
      card: 'caption',
      render: (result) => failed(result) || <NoValue />,
    },
  ];
}
