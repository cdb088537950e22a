import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { administers } from '#shared/access/super-user.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { Badge } from '#web/components/badge.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { Flag } from '#web/components/flag.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import type { MenuItem } from '#web/components/menu.tsx';
import { RowMenu } from '#web/components/row-menu.tsx';
import { useUser } from '#web/lib/session.ts';
import type { ListedQuotation } from './use-quotations.ts';

export type RowActions = {
  onDuplicate: (row: ListedQuotation) => void;
  onDelete: (row: ListedQuotation) => void;
};

type Wanted = {
  /** The list holds quotations of other owners. */
  showsOwners: boolean;
  /** Left out where quotations are read only. */
  actions?: RowActions;
  /** The address that a row leads to. */
  viewOf: (id: string) => string;
};

/** Name, location and day for everybody, user and country for super users too (QLS-013, QLS-014). */
export function useColumns({ showsOwners, actions, viewOf }: Wanted): Column<ListedQuotation>[] {
  const { t } = useTranslation('quotations');
  const ofUsers = useUserColumns();
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
      width: showsOwners ? '19%' : '28%',
      card: 'line',
      render: (row) => <Place row={row} />,
    },
    ...(showsOwners ? ofUsers : []),
    {
      key: 'createdAt',
      header: t('list.createdAt'),
      sortable: true,
      width: showsOwners ? '13%' : '20%',
      card: 'caption',
      render: (row) => formatDate(row.createdAt),
    },
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

/** The columns that show the owner. */
function useUserColumns(): Column<ListedQuotation>[] {
  const { t } = useTranslation('quotations');
  return [
    {
      key: 'userName',
      header: t('list.user'),
      sortable: true,
      width: '20%',
      card: 'caption',
      render: (row) => row.userName,
    },
    {
      key: 'userCountry',
      header: t('list.country'),
      sortable: true,
      width: '13%',
      card: 'caption',
      render: (row) => <Flag country={row.userCountry} />,
    },
  ];
}

function Name({ row, to }: { row: ListedQuotation; to: string }) {
  const { t } = useTranslation('quotations');
  return (
    <span className="quotation-name">
      <Link className="main" to={to}>
        {row.name}
      </Link>
      {row.archived && <Badge icon="inbox">{t('list.archived')}</Badge>}
    </span>
  );
}

function Place({ row: { location, province } }: { row: ListedQuotation }) {
  return (
    <>
      {location}
      {province && <span className="muted"> ({province.toUpperCase()})</span>}
    </>
  );
}

function Actions({ row, onDuplicate, onDelete }: RowActions & { row: ListedQuotation }) {
  const { t } = useTranslation('quotations');
  const navigate = useNavigate();
  const user = useUser();
  const isOthers = administers(user) && row.uid !== user.uid;
  const seeAsOwner: MenuItem = {
    label: t('list.seeAsOwner'),
    icon: 'eye',
    onSelect: () => navigate(paths.seenQuotation(row.uid, row.id)),
  };
  return (
    <>
      <IconButton
        icon="pencil"
        small
        label={t('list.open', { name: row.name })}
        onClick={() => navigate(paths.quotation(row.id))}
      />
      <RowMenu
        name={row.name}
        items={[
          ...(isOthers ? [seeAsOwner] : []),
          { label: t('duplicate.action'), icon: 'copy', onSelect: () => onDuplicate(row) },
          { label: t('list.delete'), icon: 'trash', danger: true, onSelect: () => onDelete(row) },
        ]}
      />
    </>
  );
}
