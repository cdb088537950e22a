import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import type { PricedQuotation } from '#shared/pricing/priced-quotation.ts';
import type { NumericColumn } from '#shared/pricing/shown-columns.ts';
import { Money } from '#web/components/amount.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import { withIncidence } from './table-head.tsx';

type Props = {
  priced: PricedQuotation;
  columns: readonly NumericColumn[];
  /** About the rows above. */
  notice: ReactNode;
};

/** Count, list price and discount, the ticked incidences, and the grand total (QVW-030, QVW-031). */
export function TotalRow({ priced, columns, notice }: Props) {
  const { t } = useTranslation('quotations');
  const { rows, hasMoney, total, totalIncidence } = priced;
  const countable = withIncidence(rows);
  const counts = { count: countable.filter((row) => row.ticked).length, all: countable.length };
  if (!hasMoney) return <CountRow count={rows.length} span={columns.length + 3} notice={notice} />;
  return (
    <tfoot {...tableRoles.group}>
      <tr {...tableRoles.row}>
        <td {...tableRoles.cell} className="c-none" />
        {/* It has the focus once the notice in it is answered. */}
        <td {...tableRoles.cell} className="c-sum" colSpan={2} tabIndex={-1}>
          <span className="lab">{t('view.table.total')}</span>{' '}
          <span className="muted s">
            · <Summary priced={priced} />
          </span>
          {notice}
        </td>
        <td {...tableRoles.cell} className="num c-incidences" data-l={t('view.table.incidence')}>
          <span className="lab">
            <Money amount={totalIncidence} />
          </span>
          <span className="sub">{t('view.table.ticked', counts)}</span>
        </td>
        <td {...tableRoles.cell} className="c-none" colSpan={3} />
        {columns.includes('discount') && <td {...tableRoles.cell} className="c-none c-discount" />}
        <td {...tableRoles.cell} className="num tot" data-l={t('view.table.total')}>
          <Money amount={total} />
        </td>
        <td {...tableRoles.cell} className="c-none" />
      </tr>
    </tfoot>
  );
}

/** Without a price list there are no amounts to add up (QVW-017). */
function CountRow({ count, span, notice }: { count: number; span: number } & Pick<Props, 'notice'>) {
  const { t } = useTranslation('quotations');
  return (
    <tfoot {...tableRoles.group}>
      <tr {...tableRoles.row}>
        <td {...tableRoles.cell} className="count muted s" colSpan={span} tabIndex={-1}>
          {t('view.table.count', { count })}
          {notice}
        </td>
      </tr>
    </tfoot>
  );
}

function Summary({ priced: { rows, total, listTotal } }: Pick<Props, 'priced'>) {
  const { t } = useTranslation('quotations');
  const parts = [t('view.table.count', { count: rows.length })];
  if (total !== null && listTotal !== null && total !== listTotal) {
    parts.push(
      t('view.table.listTotal', { amount: formatMoney(listTotal) }),
      t('view.table.discountTotal', { amount: formatMoney(cents(listTotal - total)) }),
    );
  }
  return parts.join(', ');
}
