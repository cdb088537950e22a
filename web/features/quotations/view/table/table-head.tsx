import { useTranslation } from 'react-i18next';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { NumericColumn } from '#shared/pricing/shown-columns.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import { useReadOnly } from './cell-edit.tsx';

type Props = {
  columns: readonly NumericColumn[];
  rows: readonly PricedRow[];
  onTickAll: (ticked: boolean) => void;
};

export const withIncidence = (rows: readonly PricedRow[]) =>
  rows.filter(({ incidence }) => incidence !== null);

export function TableHead({ columns, rows, onTickAll }: Props) {
  const { t } = useTranslation('quotations');
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        <th {...tableRoles.head} scope="col">
          <span className="vh">{t('view.table.attachments')}</span>
        </th>
        <th {...tableRoles.head} scope="col">
          {t('view.table.product')}
        </th>
        {columns.map((column) => (
          <th {...tableRoles.head} key={column} scope="col" className={`num c-${column}`}>
            {column === 'incidence' ? (
              <span className="inc">
                <TickAll rows={withIncidence(rows)} onTickAll={onTickAll} />
                {t('view.table.incidence')}
              </span>
            ) : (
              t(`view.table.${column}`)
            )}
          </th>
        ))}
        <th {...tableRoles.head} scope="col">
          <span className="vh">{t('view.table.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** Ticks every incidence, or none when all are (OP13). */
function TickAll({ rows, onTickAll }: Pick<Props, 'rows' | 'onTickAll'>) {
  const { t } = useTranslation('quotations');
  const ticked = rows.filter((row) => row.ticked).length;
  if (useReadOnly() || rows.length === 0) return null;
  return (
    <Checkbox
      label={t('view.table.tickAll')}
      hideLabel
      checked={ticked === rows.length}
      some={ticked > 0 && ticked < rows.length}
      onChange={(event) => onTickAll(event.target.checked)}
    />
  );
}
