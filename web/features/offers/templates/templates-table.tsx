import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import { actionsColumn, type Column } from '#web/components/data-table-props.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { RowMenu } from '#web/components/row-menu.tsx';
import { NameButton } from '../parts/name-button.tsx';
import type { ListedTemplate, useTemplates } from '../use-templates.ts';

type Command = (template: ListedTemplate) => void;
type Commands = { onEdit: Command; onDelete: Command; onUse: Command };
type Props = { templates: ReturnType<typeof useTemplates>; commands: Commands };

/** The templates by name. */
export function TemplatesTable({ templates: { data, error, refetch }, commands }: Props) {
  const { t } = useTranslation('offerList');
  const columns = useColumns(commands);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      caption={t('templates.caption')}
      columns={columns}
      rows={data}
      rowKey={({ id }) => id}
      skeletonRows={5}
      empty={
        <EmptyState
          illustration="roller"
          title={t('templates.empty')}
          text={t('templates.emptyText')}
          action={<ButtonLink to={paths.offers}>{t('templates.toOffers')}</ButtonLink>}
        />
      }
    />
  );
}

function useColumns({ onEdit, onDelete, onUse }: Commands): Column<ListedTemplate>[] {
  const { t } = useTranslation('offerList');
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('templates.name'),
        card: 'title',
        render: (template) => <NameButton name={template.name} onPress={() => onEdit(template)} />,
      },
      { key: 'title', header: t('job'), card: 'line', render: ({ title }) => title },
      {
        key: 'lines',
        header: t('templates.lines'),
        numeric: true,
        width: '100px',
        card: 'value',
        render: ({ lines }) => lines,
      },
      {
        key: 'updatedAt',
        header: t('changedOn'),
        width: '140px',
        card: 'value',
        render: ({ updatedAt }) => formatDate(updatedAt),
      },
      actionsColumn(t('list.actions'), (template) => (
        <RowMenu
          name={template.name}
          items={[
            { label: t('templates.use'), icon: 'plus', onSelect: () => onUse(template) },
            { label: t('templates.editAction'), icon: 'pencil', onSelect: () => onEdit(template) },
            { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => onDelete(template) },
          ]}
        />
      )),
    ],
    [t, onEdit, onDelete, onUse],
  );
}
