import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isTaken } from '#shared/catalogue/workbook/taken-values.ts';
import { priceVariation } from '#shared/catalogue/workbook/value-pages.ts';
import { Badge } from '#web/components/badge.tsx';
import { useDifferenceTexts } from '#web/components/catalogue-history/use-difference-texts.ts';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { Delta } from '#web/components/delta.tsx';
import type { ImportValuesQuery } from '#web/graphql/workbook.ts';
import { entryAddress } from './entry-address.ts';
import type { ImportedValue } from './use-values.ts';

type Page = ImportValuesQuery['importValues'];
type Row = ImportedValue & { place: number };

function EntryName({ value: { kind, id, name, does, isLater } }: { value: Row }) {
  const { t } = useTranslation('workbook');
  const address = does === 'change' ? entryAddress(kind, id) : undefined;
  return (
    <>
      {address ? <Link to={address}>{name}</Link> : name}{' '}
      {isLater && (
        <Badge tone="warn" icon="history">
          {t('later.mark')}
        </Badge>
      )}
      {does === 'add' && (
        <Badge tone="ok" icon="plus">
          {t('values.new')}
        </Badge>
      )}
    </>
  );
}

function useColumns(sheet: string, page: Page | undefined): Column<Row>[] {
  const { t } = useTranslation(['workbook', 'common']);
  const texts = useDifferenceTexts(new Map(page?.names.map(({ id, name }) => [id, name])));
  const isPrice = sheet === 'prices';
  const shape = isPrice ? ({ numeric: true } as const) : ({ card: 'wide-value' } as const);
  const shown = (path: readonly string[], values: readonly string[]): ReactNode =>
    values.length > 0 ? (
      values.map((value) => texts.value(path, value)).join(', ')
    ) : (
      <span className="faint">
        <span aria-hidden="true">–</span>
        <span className="vh">{t('common:table.noValue')}</span>
      </span>
    );
  return [
    { key: 'name', header: t('values.name'), card: 'title', render: (value) => <EntryName value={value} /> },
    {
      key: 'field',
      header: t('values.field'),
      card: 'line',
      render: ({ path, um }) => texts.label(path, um),
    },
    {
      ...{ key: 'before', header: t('values.before'), ...shape },
      render: ({ path, before }) => <span className="value-before">{shown(path, before)}</span>,
    },
    {
      ...{ key: 'after', header: t('values.after'), ...shape },
      render: ({ path, before, after }) =>
        isTaken({ sheet, before, after }) ? (
          <Badge tone="err" icon="minus">
            {t('taken.mark')}
          </Badge>
        ) : (
          <b className="value-after">{shown(path, after)}</b>
        ),
    },
    ...(isPrice ? [{ ...variation, header: t('values.variation') }] : []),
  ];
}

const variation: Omit<Column<Row>, 'header'> = {
  ...{ key: 'variation', numeric: true },
  render: ({ before, after }) => {
    const found = priceVariation({ sheet: 'prices', before, after });
    return found === undefined ? null : <Delta variation={found} />;
  },
};

type Props = { sheet: string; page: Page | undefined; refetching: boolean; pager: ReactNode };

/** A page of values before and after. */
export function ValuesTable({ sheet, page, refetching, pager }: Props) {
  const { t } = useTranslation('workbook');
  const columns = useColumns(sheet, page);
  return (
    <DataTable
      caption={t('values.title')}
      columns={columns}
      rows={page?.values.map((value, place) => ({ ...value, place }))}
      rowKey={({ place }) => String(place)}
      refetching={refetching}
      pager={pager}
    />
  );
}
