import { memo, type ReactNode, Suspense, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectionOf } from '#shared/editing/remove-rows.ts';
import { tickAllIncidences } from '#shared/editing/tick-incidence.ts';
import type { PricedQuotation } from '#shared/pricing/priced-quotation.ts';
import { shownColumns } from '#shared/pricing/shown-columns.ts';
import { removalImpediments } from '#shared/selection/leaving-rows.ts';
import { lazyExtra } from '#web/components/lazy-part.tsx';
import { SpokenPlace } from '#web/components/spoken-place.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import { useProductText } from '#web/lib/product-text.ts';
import type { ShowDialog } from '../open-dialog.ts';
import { RowSelectionContext } from '../rows/use-row-selection.ts';
import type { Edit } from '../use-quotation-draft.ts';
import type { ShownRows } from '../use-shown-rows.ts';
import { useReadOnly } from './cell-edit.tsx';
import { ProductGroup } from './product-group.tsx';
import { isSameRow } from './same-row.ts';
import { TableHead } from './table-head.tsx';
import { TotalRow } from './total-row.tsx';
import { useRowCommands } from './use-row-commands.ts';
import './quotation-table.css';
import './quotation-table-phone.css';

const RowDrag = lazyExtra(() => import('#web/components/row-drag.tsx'));

type Props = {
  priced: PricedQuotation;
  shown: ShownRows;
  /** Stands in the row of the total. */
  notice?: ReactNode;
  edit: (edit: Edit) => void;
  onOpen: ShowDialog;
  onRemove: (sIds: ReadonlySet<string>) => void;
};

const plainProps = ['showPrices', 'showSpecs', 'isFirst', 'isLast', 'impediment', 'commands'] as const;

/** Rows whose numbers stay the same are not drawn again. */
const Group = memo(
  ProductGroup,
  (before, after) =>
    isSameRow(before.priced, after.priced) &&
    before.columns.join() === after.columns.join() &&
    plainProps.every((name) => before[name] === after[name]),
);

/** The products with their numbers (QVW-016 to QVW-032). */
export function QuotationTable(props: Props) {
  const { priced, shown, notice, edit } = props;
  const { rows } = priced;
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const readOnly = useReadOnly();
  const isSelecting = useContext(RowSelectionContext) !== undefined;
  const [moved, setMoved] = useState<string>();
  const commands = useRowCommands({ ...props, onMoved: setMoved });
  const columns = shownColumns(priced);
  const impediments = removalImpediments(selectionOf(rows.map(({ row }) => row)));
  const named = rows.map(({ sId, row }) => ({ id: sId, name: text(row.name).text }));
  return (
    <>
      <div className="quote-scroll">
        <table {...tableRoles.table} className="table quote">
          <caption className="vh">{t('view.table.caption')}</caption>
          <TableHead
            columns={columns}
            rows={rows}
            onTickAll={(ticked) => edit((quotation) => tickAllIncidences(quotation, ticked))}
          />
          {rows.map((row, index) => (
            <Group
              key={row.sId}
              priced={row}
              columns={columns}
              showPrices={shown.prices}
              showSpecs={shown.specs}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              impediment={impediments.get(row.sId)}
              commands={commands}
            />
          ))}
          <TotalRow priced={priced} columns={columns} notice={notice} />
        </table>
      </div>
      <SpokenPlace rows={named} id={moved} />
      {!readOnly && !isSelecting && rows.length > 1 && (
        <Suspense>
          <RowDrag rows={named} onMove={commands.moveTo} />
        </Suspense>
      )}
    </>
  );
}
