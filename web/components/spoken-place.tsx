import { useTranslation } from 'react-i18next';

/** A row of a sortable list, and its name. */
export type NamedRow = { id: string; name: string };

/** Says where the row that was moved last stands now. */
export function SpokenPlace({ rows, id }: { rows: readonly NamedRow[]; id: string | undefined }) {
  const { t } = useTranslation();
  const index = rows.findIndex((row) => row.id === id);
  const name = rows[index]?.name ?? '';
  return (
    <p className="vh" role="status">
      {index >= 0 && t('drag.over', { name, position: index + 1, count: rows.length })}
    </p>
  );
}
