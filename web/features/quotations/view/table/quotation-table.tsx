import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { tickAllIncidences, tickIncidence } from '#shared/editing/tick-incidence.ts';
import { toggleRowLock } from '#shared/editing/toggle-row-lock.ts';
import type { PricedQuotation } from '#shared/pricing/priced-quotation.ts';
import { tableRoles } from '#web/components/data-table.tsx';
import type { ShowDialog } from '../open-dialog.ts';
import type { Edit } from '../use-quotation-draft.ts';
import type { ShownRows } from '../use-shown-rows.ts';
import { columnsOf } from './columns.ts';
import { ProductGroup } from './product-group.tsx';
import type { RowCommands } from './row-props.ts';
import { isSameRow } from './same-row.ts';
import { TableHead } from './table-head.tsx';
import { TotalRow } from './total-row.tsx';
import './quotation-table.css';
import './quotation-table-phone.css';

type Props = {
  priced: PricedQuotation;
  shown: ShownRows;
  edit: (edit: Edit) => void;
  onOpen: ShowDialog;
};

/** Rows whose numbers stay the same are not drawn again. */
const Group = memo(
  ProductGroup,
  (before, after) =>
    isSameRow(before.priced, after.priced) &&
    before.columns.length === after.columns.length &&
    before.hasMoney === after.hasMoney &&
    before.showPrices === after.showPrices &&
    before.showSpecs === after.showSpecs &&
    before.language === after.language &&
    before.commands === after.commands,
);

function useCommands(edit: Props['edit'], open: ShowDialog): RowCommands {
  return useMemo(
    () => ({
      open,
      tick: (sId, ticked) => edit((quotation) => tickIncidence(quotation, sId, ticked)),
      toggleLock: (sId) => edit((quotation) => toggleRowLock(quotation, sId)),
    }),
    [edit, open],
  );
}

/** The products with their numbers (QVW-016 to QVW-032). */
export function QuotationTable({ priced, shown, edit, onOpen }: Props) {
  const { t, i18n } = useTranslation('quotations');
  const commands = useCommands(edit, onOpen);
  const columns = columnsOf(priced);
  const labels = columns.map((column) => t(`view.table.${column}`));
  return (
    <div className="quote-scroll">
      <table {...tableRoles.table} className="table quote">
        <caption className="vh">{t('view.table.caption')}</caption>
        <TableHead
          columns={columns}
          rows={priced.rows}
          onTickAll={(ticked) => edit((quotation) => tickAllIncidences(quotation, ticked))}
        />
        {priced.rows.map((row) => (
          <Group
            key={row.sId}
            priced={row}
            columns={columns}
            labels={labels}
            hasMoney={priced.hasMoney}
            showPrices={shown.prices}
            showSpecs={shown.specs}
            language={i18n.language}
            commands={commands}
          />
        ))}
        <TotalRow priced={priced} columns={columns} />
      </table>
    </div>
  );
}
