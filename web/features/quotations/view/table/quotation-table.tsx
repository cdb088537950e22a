import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectionOf } from '#shared/editing/remove-rows.ts';
import { tickAllIncidences } from '#shared/editing/tick-incidence.ts';
import type { PricedQuotation } from '#shared/pricing/priced-quotation.ts';
import { removalImpediments } from '#shared/selection/leaving-rows.ts';
import { SpokenPlace } from '#web/components/spoken-place.tsx';
import { tableRoles } from '#web/components/table-roles.ts';
import type { ShowDialog } from '../open-dialog.ts';
import { useNamedRows } from '../use-named-rows.ts';
import type { Edit } from '../use-quotation-draft.ts';
import type { ShownRows } from '../use-shown-rows.ts';
import { columnsOf } from './columns.ts';
import { ProductGroup } from './product-group.tsx';
import type { RowPlace } from './row-props.ts';
import { isSameRow } from './same-row.ts';
import { TableHead } from './table-head.tsx';
import { TotalRow } from './total-row.tsx';
import { useRowCommands } from './use-row-commands.ts';
import './quotation-table.css';
import './quotation-table-phone.css';

type Props = {
  priced: PricedQuotation;
  shown: ShownRows;
  edit: (edit: Edit) => void;
  onOpen: ShowDialog;
  onRemove: (sIds: ReadonlySet<string>) => void;
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
    before.place === after.place &&
    before.impediment === after.impediment &&
    before.commands === after.commands,
);

function placeOf(index: number, count: number): RowPlace {
  if (count === 1) return 'only';
  if (index === 0) return 'first';
  return index === count - 1 ? 'last' : 'between';
}

/** The products with their numbers (QVW-016 to QVW-032). */
export function QuotationTable(props: Props) {
  const { priced, shown, edit } = props;
  const { t, i18n } = useTranslation('quotations');
  const named = useNamedRows(priced.rows);
  const [moved, setMoved] = useState<string>();
  const commands = useRowCommands({ ...props, onMoved: setMoved });
  const columns = columnsOf(priced);
  const labels = columns.map((column) => t(`view.table.${column}`));
  const impediments = removalImpediments(selectionOf(priced.rows.map(({ row }) => row)));
  return (
    <>
      <div className="quote-scroll">
        <table {...tableRoles.table} className="table quote">
          <caption className="vh">{t('view.table.caption')}</caption>
          <TableHead
            columns={columns}
            rows={priced.rows}
            onTickAll={(ticked) => edit((quotation) => tickAllIncidences(quotation, ticked))}
          />
          {priced.rows.map((row, index) => (
            <Group
              key={row.sId}
              priced={row}
              columns={columns}
              labels={labels}
              hasMoney={priced.hasMoney}
              showPrices={shown.prices}
              showSpecs={shown.specs}
              place={placeOf(index, priced.rows.length)}
              impediment={impediments.get(row.sId)}
              language={i18n.language}
              commands={commands}
            />
          ))}
          <TotalRow priced={priced} columns={columns} />
        </table>
      </div>
      <SpokenPlace rows={named} id={moved} />
    </>
  );
}
