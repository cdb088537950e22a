import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { NoValue } from '#web/components/amount.tsx';
import { Badge } from '#web/components/badge.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import type { TopicTest } from './use-topic-test.ts';

/** Results of the tests (PSH-005). */
export function ResultsTable({ results }: { results: readonly TopicTest[] }) {
  const { t } = useTranslation('notifications');
  return (
    <div className="notification-results">
      <DataTable
        caption={t('tester.results')}
        columns={columnsOf(t)}
        rows={results}
        rowKey={({ attempt }) => String(attempt)}
      />
    </div>
  );
}

function columnsOf(t: TFunction<'notifications'>): Column<TopicTest>[] {
  return [
    { key: 'topic', header: t('tester.topic'), card: 'title', render: ({ topic }) => topic },
    {
      key: 'success',
      header: t('tester.success'),
      render: ({ success }) => (
        <Badge tone={success ? 'ok' : 'err'}>{t(success ? 'tester.yes' : 'tester.no')}</Badge>
      ),
    },
    {
      key: 'messageId',
      header: t('tester.messageId'),
      card: 'line',
      render: ({ response }) =>
        response?.messageId ? <code className="xs">{response.messageId}</code> : <NoValue />,
    },
    {
      key: 'code',
      header: t('tester.code'),
      card: 'line',
      render: ({ error }) => error?.code || <NoValue />,
    },
    {
      key: 'message',
      header: t('tester.message'),
      card: 'caption',
      render: ({ error }) => error?.message || <NoValue />,
    },
  ];
}
