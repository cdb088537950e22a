import { useState } from 'react';
import { Badge } from '#web/components/badge.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column, Sort } from '#web/components/data-table-props.ts';
import { Flag } from '#web/components/flag.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Pager } from '#web/components/pager.tsx';

type Row = { id: string; name: string; place: string; country: string; date: string; archived?: boolean };

const rows: Row[] = [
  { id: '1', name: 'Condominio Via dei Mille 14', place: 'Bologna (BO)', country: 'IT', date: '18/11/2026' },
  { id: '2', name: 'Einfamilienhaus Graber', place: 'Lugano', country: 'CH', date: '17/11/2026' },
  {
    id: '3',
    name: "Rustico Ca' Bianca",
    place: 'Asolo (TV)',
    country: 'IT',
    date: '12/11/2026',
    archived: true,
  },
];

const columns: Column<Row>[] = [
  {
    key: 'name',
    header: 'Nome',
    sortable: true,
    card: 'title',
    render: ({ name, archived }) => (
      <span className="row wrap">
        <a className="main" href="#content">
          {name}
        </a>
        {archived && <Badge icon="inbox">Archiviato</Badge>}
      </span>
    ),
  },
  { key: 'place', header: 'Località', sortable: true, card: 'line', render: (row) => row.place },
  {
    key: 'country',
    header: 'Paese',
    sortable: true,
    card: 'caption',
    render: (row) => <Flag country={row.country} />,
  },
  { key: 'createdAt', header: 'Creato il', sortable: true, card: 'caption', render: (row) => row.date },
  {
    key: 'actions',
    header: 'Azioni',
    hideHeader: true,
    card: 'actions',
    render: ({ name }) => <IconButton small icon="pencil" label={`Apri ${name}`} />,
  },
];

export function TableSamples() {
  const [sort, setSort] = useState<Sort>({ by: 'createdAt', descending: true });
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState(20);
  return (
    <>
      <DataTable
        caption="Elenco dei preventivi"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        sort={sort}
        onSort={setSort}
        pager={
          <Pager
            page={page}
            pageSize={pageSize}
            total={1284}
            onPage={setPage}
            pageSizes={[10, 20, 30, 50, 100]}
            onPageSize={setPageSize}
          />
        }
      />
      <DataTable
        caption="In arrivo"
        columns={columns}
        rows={undefined}
        rowKey={(row) => row.id}
        skeletonRows={3}
      />
    </>
  );
}
