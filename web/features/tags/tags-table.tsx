import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { matchWords, searchable } from '#shared/search/match-words.ts';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { NoMatch } from '#web/components/no-match.tsx';
import { RowLink } from '#web/components/row-link.tsx';
import { RowMenu } from '#web/components/row-menu.tsx';
import { type ListedTag, useTags } from './use-tags.ts';

type RowActions = { onRename: (tag: ListedTag) => void; onDelete: (tag: ListedTag) => void };
type Props = RowActions & { searched: string; onNew: () => void; onClear: () => void };

function matching(tags: readonly ListedTag[], searched: string): ListedTag[] {
  const matches = matchWords(searched);
  return tags.filter(({ name, slug }) => matches(searchable([name, slug])));
}

/** The tags by name (TAG-005), under the heading of both readings (OPC-13). */
export function TagsTable({ searched, onNew, onClear, ...actions }: Props) {
  const { t } = useTranslation('tags');
  const columns = useColumns(actions);
  const { data, error, refetch } = useTags();
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
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

function useColumns({ onRename, onDelete }: RowActions): Column<ListedTag>[] {
  const { t } = useTranslation('tags');
  return [
    {
      key: 'name',
      header: t('list.name'),
      card: 'title',
      render: (tag) => (
        <RowLink to={paths.openTag(tag.id)} onOpen={() => onRename(tag)}>
          {tag.name}
        </RowLink>
      ),
    },
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
      render: (tag) => (
        <RowMenu
          name={tag.name}
          items={[
            { label: t('list.rename'), icon: 'pencil', onSelect: () => onRename(tag) },
            { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => onDelete(tag) },
          ]}
        />
      ),
    },
  ];
}

function Empty({ searched, onNew, onClear }: Pick<Props, 'searched' | 'onNew' | 'onClear'>) {
  const { t } = useTranslation('tags');
  if (searched.trim()) {
    return (
      <NoMatch
        title={t('list.noMatch', { search: searched.trim() })}
        text={t('list.noMatchHint')}
        onClear={onClear}
      />
    );
  }
  return (
    <EmptyState
      illustration="bucket"
      title={t('list.empty')}
      text={t('list.emptyHint')}
      add={{ label: t('list.new'), onAdd: onNew }}
    />
  );
}
