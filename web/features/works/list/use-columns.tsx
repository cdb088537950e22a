import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHours } from '#shared/format/format-hours.ts';
import { NoValue } from '#web/components/amount.tsx';
import { Badge } from '#web/components/badge.tsx';
import { chooseColumn } from '#web/components/chosen-rows/choose-column.tsx';
import { actionsColumn, type Column } from '#web/components/data-table-props.ts';
import { useForeign, useProductText } from '#web/lib/product-text.ts';
import { UnitPrice } from '../parts/unit-price.tsx';
import { useWorkName } from '../parts/use-work-name.ts';
import type { ListedWork } from '../use-works.ts';
import { RowActions, type RowActionsProps } from './row-actions.tsx';

type Actions = Omit<RowActionsProps, 'work'>;

/** Code, description, hours and price of a unit; on phones code and description share a line (WRK-030). */
export function useColumns({
  onEdit,
  onDuplicate,
  onDelete,
  onArchive,
  busy,
}: Actions): Column<ListedWork>[] {
  const { t } = useTranslation('works');
  const nameOf = useWorkName();
  return useMemo(
    () => [
      chooseColumn<ListedWork>(t('list.choose'), nameOf),
      {
        key: 'code',
        header: t('list.code'),
        width: '116px',
        card: 'none',
        render: ({ code }) => <span className="work-code">{code}</span>,
      },
      {
        key: 'description',
        header: t('list.description'),
        card: 'title',
        render: (work) => <NameCell work={work} onEdit={onEdit} />,
      },
      {
        key: 'hours',
        header: t('list.hours'),
        numeric: true,
        roomy: true,
        width: '96px',
        card: 'none',
        render: ({ hours }) => (hours === null ? <NoValue /> : formatHours(hours)),
      },
      {
        key: 'price',
        header: t('list.price'),
        numeric: true,
        width: '180px',
        card: 'amount',
        render: (work) => <UnitPrice work={work} />,
      },
      actionsColumn(t('list.actions'), (work) => (
        <RowActions {...{ work, onEdit, onDuplicate, onDelete, onArchive, busy }} />
      )),
    ],
    [t, nameOf, onEdit, onDuplicate, onDelete, onArchive, busy],
  );
}

type NameProps = { work: ListedWork; onEdit: (work: ListedWork) => void };

function NameCell({ work, onEdit }: NameProps) {
  const { t } = useTranslation('works');
  const foreign = useForeign();
  const description = useProductText()(work.description);
  return (
    <span className="work-name">
      <button type="button" className="main" onClick={() => onEdit(work)}>
        <span className="work-code mobile-only">{work.code} </span>
        <span lang={foreign(description)}>{description.text}</span>
      </button>
      {work.archived && <Badge icon="inbox">{t('list.archived')}</Badge>}
      {work.finished && (
        <span title={t('list.finishedHint')}>
          <Badge tone="line">{t('list.finished')}</Badge>
        </span>
      )}
    </span>
  );
}
