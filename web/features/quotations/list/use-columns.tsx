import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { administers } from '#shared/access/super-user.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { NoValue } from '#web/components/amount.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { Flag } from '#web/components/flag.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import type { MenuItem } from '#web/components/menu.tsx';
import { RowMenu } from '#web/components/row-menu.tsx';
import { useUser } from '#web/lib/session.ts';
import { Customer, Name, Place, Total } from './list-cells.tsx';
import type { ListedQuotation } from './use-quotations.ts';

export type RowActions = Record<
  'onPdf' | 'onShare' | 'onDuplicate' | 'onArchive' | 'onDelete',
  (row: ListedQuotation) => void
> & {
  /** The id of the row that is worked on. */
  busy: string | undefined;
};

type Wanted = {
  /** The list holds quotations of other owners. */
  showsOwners: boolean;
  /** One of the quotations has a customer of the user. */
  showsCustomers?: boolean;
  /** Who sees it may see money. */
  showsTotals: boolean;
  /** Left out where quotations are read only. */
  actions?: RowActions;
  /** The address that a row leads to. */
  viewOf: (id: string) => string;
};

/** Name, location, products, day and total for everybody, user and country for super users too (QLS-013, QLS-014). */
export function useColumns({
  showsOwners,
  showsCustomers,
  showsTotals,
  actions,
  viewOf,
}: Wanted): Column<ListedQuotation>[] {
  const { t } = useTranslation('quotations');
  const ofUsers = useUserColumns();
  const figures = useFigureColumns();
  return [
    {
      key: 'name',
      header: t('list.name'),
      sortable: true,
      card: 'title',
      render: (row) => <Name row={row} to={viewOf(row.id)} />,
    },
    {
      key: 'location',
      header: t('list.location'),
      sortable: true,
      width: showsOwners || showsCustomers ? '14%' : '24%',
      card: 'line',
      render: (row) => <Place row={row} />,
    },
    ...(showsCustomers ? [customerColumn(t('list.customer'))] : []),
    ...(showsOwners ? ofUsers : []),
    ...figures.filter(({ key }) => showsTotals || key !== 'total'),
    ...(actions
      ? [
          {
            key: 'actions',
            header: t('list.actions'),
            hideHeader: true,
            width: '104px',
            card: 'actions' as const,
            render: (row: ListedQuotation) => <Actions row={row} {...actions} />,
          },
        ]
      : []),
  ];
}

const customerColumn = (header: string): Column<ListedQuotation> => ({
  key: 'customer',
  header,
  width: '15%',
  card: 'caption',
  render: ({ customer }) => (customer ? <Customer {...customer} /> : <NoValue />),
});

/** How much there is of it, when it was made and what it comes to. */
function useFigureColumns(): Column<ListedQuotation>[] {
  const { t } = useTranslation('quotations');
  return [
    {
      key: 'products',
      header: t('list.products'),
      numeric: true,
      width: '96px',
      card: 'none',
      render: ({ products }) => products ?? <NoValue />,
    },
    {
      key: 'createdAt',
      header: t('list.createdAt'),
      sortable: 'greatest-first',
      width: '112px',
      card: 'caption',
      render: ({ createdAt, products }) => (
        <>
          {formatDate(createdAt)}
          {products !== null && (
            <span className="mobile-only"> · {t('list.productCount', { count: products })}</span>
          )}
        </>
      ),
    },
    {
      key: 'total',
      header: t('list.total'),
      sortable: 'greatest-first',
      numeric: true,
      width: '128px',
      card: 'amount',
      render: (row) => <Total {...row} />,
    },
  ];
}

/** The columns that show the owner. */
function useUserColumns(): Column<ListedQuotation>[] {
  const { t } = useTranslation('quotations');
  return [
    {
      key: 'userName',
      header: t('list.user'),
      sortable: true,
      width: '13%',
      card: 'caption',
      render: (row) => row.userName,
    },
    {
      key: 'userCountry',
      header: t('list.country'),
      sortable: true,
      width: '9%',
      card: 'caption',
      render: (row) => <Flag country={row.userCountry} />,
    },
  ];
}

function Actions({ row, busy, ...actions }: RowActions & { row: ListedQuotation }) {
  const { t } = useTranslation('quotations');
  const navigate = useNavigate();
  const items = useRowItems(row, actions);
  return (
    <>
      <IconButton
        icon="pencil"
        small
        label={t('list.open', { name: row.name })}
        onClick={() => navigate(paths.quotation(row.id))}
      />
      <RowMenu name={row.name} busy={busy === row.id} items={items} />
    </>
  );
}

function useRowItems(row: ListedQuotation, actions: Omit<RowActions, 'busy'>): MenuItem[] {
  const { t } = useTranslation('quotations');
  const navigate = useNavigate();
  const user = useUser();
  const isOthers = administers(user) && row.uid !== user.uid;
  const seeAsOwner: MenuItem = {
    label: t('list.seeAsOwner'),
    icon: 'eye',
    onSelect: () => navigate(paths.seenQuotation(row.uid, row.id)),
  };
  return [
    { label: t('list.openView'), icon: 'pencil', onSelect: () => navigate(paths.quotation(row.id)) },
    ...(isOthers ? [seeAsOwner] : []),
    { label: t('list.pdf'), icon: 'file-pdf', onSelect: () => actions.onPdf(row) },
    { label: t('share.action'), icon: 'send', onSelect: () => actions.onShare(row) },
    { label: t('duplicate.action'), icon: 'copy', onSelect: () => actions.onDuplicate(row) },
    row.archived
      ? { label: t('view.bar.unarchive'), icon: 'history', onSelect: () => actions.onArchive(row) }
      : { label: t('view.bar.archive'), icon: 'inbox', onSelect: () => actions.onArchive(row) },
    { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => actions.onDelete(row) },
  ];
}
