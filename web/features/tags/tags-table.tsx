import { useTranslation } from 'react-i18next';
import { matchWords, searchable } from '#shared/search/match-words.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu } from '#web/components/menu.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { type ListedTag, useTags } from './use-tags.ts';

type RowActions = { onRename: (tag: ListedTag) => void; onDelete: (tag: ListedTag) => void };
type Props = RowActions & { searched: string; onNew: () => void; onClear: () => void };

function matching(tags: readonly ListedTag[], searched: string): ListedTag[] {
  const matches = matchWords(searched);
  return tags.filter(({ name, slug }) => matches(searchable([name, slug])));
}

/** The tags by name (TAG-005), under the heading of both readings (OPC-13). */
export function TagsTable({ searched, onNew, onClear, ...actions }: Props) {
  const { t } = useTranslation(['tags', 'common']);
  const failureText = useFailureText();
  const columns = useColumns(actions);
  const { data, error, refetch } = useTags();
  if (error && !data) {
    const retry = (
      <Button small onClick={() => void refetch()}>
        {t('common:actions.retry')}
      </Button>
    );
    return (
      <Alert tone="err" action={retry}>
        {failureText(error)}
      </Alert>
    );
  }
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={data && matching(data, searched)}
      rowKey={({ id }) => id}
      skeletonRows={10}
      empty={<Empty searched={data?.length ? searched : ''} onNew={onNew} onClear={onClear} />}
    />
  );
}

function useColumns(actions: RowActions): Column<ListedTag>[] {
  const { t } = useTranslation('tags');
  return [
    { key: 'name', header: t('list.name'), card: 'title', render: ({ name }) => name },
    {
      key: 'slug',
      header: t('list.slug'),
      width: '42%',
      card: 'line',
      render: ({ slug }) => <span className="tag-slug">{slug}</span>,
    },
    {
      key: 'actions',
      header: t('list.actions'),
      hideHeader: true,
      width: '64px',
      card: 'actions',
      render: (tag) => <Actions tag={tag} {...actions} />,
    },
  ];
}

function Actions({ tag, onRename, onDelete }: RowActions & { tag: ListedTag }) {
  const { t } = useTranslation(['tags', 'common']);
  const label = t('common:actions.moreOn', { object: tag.name });
  return (
    <Menu
      label={label}
      items={[
        { label: t('list.rename'), icon: 'pencil', onSelect: () => onRename(tag) },
        { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => onDelete(tag) },
      ]}
      trigger={(props) => <IconButton icon="ellipsis-v" small label={label} {...props} />}
    />
  );
}

function Empty({ searched, onNew, onClear }: Pick<Props, 'searched' | 'onNew' | 'onClear'>) {
  const { t } = useTranslation(['tags', 'common']);
  if (searched.trim()) {
    return (
      <EmptyState
        illustration="search"
        title={t('list.noMatch', { search: searched.trim() })}
        text={t('list.noMatchHint')}
        action={<Button onClick={onClear}>{t('common:actions.clearFilters')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      illustration="bucket"
      title={t('list.empty')}
      text={t('list.emptyHint')}
      action={
        <Button variant="primary" icon="plus" onClick={onNew}>
          {t('list.new')}
        </Button>
      }
    />
  );
}
