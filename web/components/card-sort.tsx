import { useTranslation } from 'react-i18next';
import type { Column, DataTableProps, Sort } from './data-table-props.ts';
import { firstOrder, turned } from './data-table-sort.ts';
import { IconButton } from './icon-button.tsx';
import { SelectField } from './select-field.tsx';

/** Above the cards of a phone, which have no heads to press: the column that sorts them, and its direction. */
export function CardSort<Row>({ columns, sort, onSort }: DataTableProps<Row>) {
  const { t } = useTranslation();
  const offered = columns.filter(({ sortable }) => sortable);
  if (!sort || !onSort || offered.length === 0) return null;
  return (
    <div className="card-sort">
      <By label={t('table.sortBy')} by={sort.by} {...{ offered, onSort }} />
      <IconButton
        icon={sort.descending ? 'arrow-down' : 'arrow-up'}
        label={t(sort.descending ? 'table.ascend' : 'table.descend')}
        onClick={() => onSort(turned(sort))}
      />
    </div>
  );
}

type ByProps<Row> = {
  label: string;
  offered: readonly Column<Row>[];
  by: string;
  onSort: (sort: Sort) => void;
};

function By<Row>({ label, offered, by, onSort }: ByProps<Row>) {
  const [first, second] = offered;
  if (first && !second)
    return (
      <span className="label">
        {label} <b>{first.header}</b>
      </span>
    );
  const choose = (key: string) => {
    const column = offered.find((one) => one.key === key);
    if (column) onSort(firstOrder(column));
  };
  return (
    <SelectField
      label={label}
      options={offered.map(({ key, header }) => ({ value: key, label: header }))}
      value={by}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
