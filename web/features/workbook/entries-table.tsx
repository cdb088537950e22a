import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import type { Check } from './use-check.ts';
import { placeOfKind, useTitles } from './use-titles.ts';

type Entry = Check['entries'][number] & { place: number };

/** Entries that are shown before all of them are asked for. */
const fewest = 50;
/** Entries that the server answers. */
const mostAnswered = 500;

/** The screens of entries that change. */
const addresses: Readonly<Record<string, ((id: string) => string) | undefined>> = {
  product: paths.product,
  priceList: paths.priceListProducts,
  members: paths.priceListProducts,
  colorlist: paths.colourFolder,
  colour: paths.colourFolder,
  tag: () => paths.tags,
};

function EntryName({ entry: { kind, id, name, does } }: { entry: Entry }) {
  const address = addresses[kind]?.(id);
  return does === 'change' && address ? <Link to={address}>{name}</Link> : name;
}

function useColumns(): Column<Entry>[] {
  const { t } = useTranslation('workbook');
  const titles = useTitles();
  return [
    { key: 'name', header: t('entries.name'), card: 'title', render: (entry) => <EntryName entry={entry} /> },
    {
      key: 'sheet',
      header: t('plan.sheet'),
      width: '30%',
      card: 'line',
      render: ({ kind }) => titles.kind(kind),
    },
    {
      key: 'does',
      header: t('entries.does'),
      width: '20%',
      card: 'line',
      render: ({ does }) =>
        does === 'add' ? (
          <Badge tone="ok" icon="plus">
            {t('entries.add')}
          </Badge>
        ) : (
          <Badge tone="line" icon="pencil">
            {t('entries.change')}
          </Badge>
        ),
    },
  ];
}

/** Colours of a folder are several steps, and one line. */
const isSame = (one: Check['entries'][number], other: Check['entries'][number]) =>
  one.kind === other.kind && one.id === other.id && one.does === other.does;

/** The entries that an import adds and changes, by name. */
export function EntriesTable({ entries }: { entries: Check['entries'] }) {
  const { t } = useTranslation('workbook');
  const [all, setAll] = useState(false);
  const columns = useColumns();
  const rows = entries
    .filter((entry, at) => !entries.slice(0, at).some((one) => isSame(one, entry)))
    .map((entry, place) => ({ ...entry, place }))
    .toSorted((a, b) => placeOfKind(a.kind) - placeOfKind(b.kind));
  return (
    <>
      <h2>{t('entries.title')}</h2>
      <DataTable
        caption={t('entries.title')}
        columns={columns}
        rows={all ? rows : rows.slice(0, fewest)}
        rowKey={({ place }) => String(place)}
      />
      {!all && rows.length > fewest && (
        <Button onClick={() => setAll(true)}>{t('entries.all', { count: rows.length })}</Button>
      )}
      {all && entries.length >= mostAnswered && (
        <p className="muted s">{t('entries.first', { count: rows.length })}</p>
      )}
    </>
  );
}
