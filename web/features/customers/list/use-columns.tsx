import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { NoValue } from '#web/components/amount.tsx';
import { Badge } from '#web/components/badge.tsx';
import { chooseColumn } from '#web/components/chosen-rows/choose-column.tsx';
import { actionsColumn, type Column } from '#web/components/data-table-props.ts';
import { KindMark } from '../parts/kind-mark.tsx';
import { callOf } from '../parts/reach.ts';
import { RowActions, type RowCommands } from './row-actions.tsx';
import type { CustomerRow } from './shown-customers.ts';

/** Name, kind, city, phone, numbers and the last activity; on phones name, kind, city and the way to call (CUS-022). */
export function useColumns({ busy, onEdit, onArchive }: RowCommands): Column<CustomerRow>[] {
  const { t } = useTranslation('customers');
  const figures = useFigureColumns();
  return useMemo(
    () => [
      chooseColumn<CustomerRow>(t('list.choose'), ({ name }) => name),
      {
        key: 'name',
        header: t('list.name'),
        sortable: true,
        card: 'title',
        render: (row) => <Name row={row} />,
      },
      {
        key: 'kind',
        header: t('kind'),
        sortable: true,
        width: '152px',
        card: 'caption',
        render: ({ kind }) => <KindMark kind={kind} />,
      },
      {
        key: 'city',
        header: t('city'),
        sortable: true,
        width: '15%',
        card: 'line',
        render: ({ city }) => city ?? <NoValue />,
      },
      {
        key: 'phone',
        header: t('phone'),
        sortable: true,
        width: '15%',
        card: 'none',
        render: (row) => <Phone row={row} />,
      },
      ...figures,
      actionsColumn(t('list.actions'), (row) => <RowActions {...{ row, busy, onEdit, onArchive }} />),
    ],
    [t, figures, busy, onEdit, onArchive],
  );
}

function useFigureColumns(): Column<CustomerRow>[] {
  const { t } = useTranslation('customers');
  return useMemo(
    () => [
      {
        key: 'quotations',
        header: t('list.quotations'),
        sortable: 'greatest-first',
        numeric: true,
        roomy: true,
        width: '112px',
        card: 'none',
        render: ({ use }) => use?.quotations || <NoValue />,
      },
      {
        key: 'offers',
        header: t('list.offers'),
        sortable: 'greatest-first',
        numeric: true,
        roomy: true,
        width: '100px',
        card: 'none',
        render: ({ use }) => use?.offers || <NoValue />,
      },
      {
        key: 'lastActivity',
        header: t('list.lastActivity'),
        sortable: 'greatest-first',
        roomy: true,
        width: '140px',
        card: 'none',
        render: ({ use }) => (use ? formatDate(use.lastActivity) : <NoValue />),
      },
    ],
    [t],
  );
}

function Name({ row: { id, name, archived } }: { row: CustomerRow }) {
  const { t } = useTranslation('customers');
  return (
    <span className="customer-name">
      <Link className="main" to={paths.customer(id)}>
        {name}
      </Link>
      {archived && <Badge icon="inbox">{t('list.archived')}</Badge>}
    </span>
  );
}

function Phone({ row: { phone, phone1 } }: { row: CustomerRow }) {
  const number = phone ?? phone1;
  return number ? <a href={callOf(number)}>{number}</a> : <NoValue />;
}
