import { type ComponentType, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { NumericColumn } from '#shared/pricing/shown-columns.ts';
import type { RemovalImpediment } from '#shared/selection/leaving-rows.ts';
import { tableRoles } from '#web/components/table-roles.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { RowHandle } from '../rows/row-handle.tsx';
import { RowNote } from '../rows/row-note.tsx';
import { AttachmentsMenu } from './attachments-menu.tsx';
import { useReadOnly } from './cell-edit.tsx';
import type { CellProps } from './cell-props.ts';
import { PriceRow, SpecsRow } from './extra-rows.tsx';
import { CostCell, DiscountCell, IncidenceCell } from './money-cells.tsx';
import { ProductCell } from './product-cell.tsx';
import { ConsumptionCell, PackagesCell, QuantityCell, SurfaceCell } from './quantity-cells.tsx';
import { RowMenu, takesColour } from './row-menu.tsx';
import { drawnBy } from './same-row.ts';
import type { RowCommands } from './use-row-commands.ts';

const Handle = memo(RowHandle);
const Attachments = memo(AttachmentsMenu);
const NameCell = drawnBy(
  { combined: true, requirers: true, priceRangeIndex: true, missingColour: true },
  ProductCell,
);

const cells: Record<NumericColumn, ComponentType<CellProps>> = {
  consumption: drawnBy({ consumption: true, requirers: true, surface: true }, ConsumptionCell),
  incidence: drawnBy({ incidence: true, ticked: true }, IncidenceCell),
  surface: drawnBy({ surface: true, locked: true, combined: true, requirers: true }, SurfaceCell),
  packages: drawnBy({ packs: true }, PackagesCell),
  quantity: drawnBy({ quantity: true, sign: true, estimate: true }, QuantityCell),
  discount: drawnBy({ discount: true, cost: true }, DiscountCell),
  cost: drawnBy({ cost: true, listCost: true, discount: true }, CostCell),
};

type Props = {
  priced: PricedRow;
  columns: readonly NumericColumn[];
  showPrices: boolean;
  showSpecs: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Why it cannot be removed. */
  impediment: RemovalImpediment | undefined;
  commands: RowCommands;
};

/** A product: its row, and below it prices and specs when they are shown. A card on phones. */
export function ProductGroup({ priced, columns, showPrices, showSpecs, commands, ...menu }: Props) {
  const { t } = useTranslation('quotations');
  const product = useProductText()(priced.row.name).text;
  const props = { priced, product, commands };
  const span = columns.length + 2;
  const readOnly = useReadOnly();
  return (
    <tbody
      {...tableRoles.group}
      data-row={priced.sId}
      className={showPrices || showSpecs ? 'with-extra' : undefined}
    >
      <tr {...tableRoles.row}>
        <td {...tableRoles.cell} className="c-att">
          {!readOnly && <Handle sId={priced.sId} product={product} />}
          <Attachments attachments={priced.row.attachments_i18n} product={product} />
        </td>
        <td {...tableRoles.cell} className="c-name">
          <NameCell {...props} />
          {priced.row.note && (
            <RowNote sId={priced.sId} note={priced.row.note} product={product} open={commands.open} />
          )}
        </td>
        {columns.map((column) => {
          const Cell = cells[column];
          return (
            <td
              {...tableRoles.cell}
              key={column}
              className={`num c-${column}`}
              data-l={t(`view.table.${column}`)}
            >
              <Cell {...props} />
            </td>
          );
        })}
        <td {...tableRoles.cell} className="actions c-menu">
          {!readOnly && (
            <RowMenu
              sId={priced.sId}
              product={product}
              commands={commands}
              hasPacks={priced.packs.length > 0}
              hasMoney={columns.includes('cost')}
              takesColour={takesColour(priced.row)}
              {...menu}
            />
          )}
        </td>
      </tr>
      {showPrices && <PriceRow {...props} span={span} />}
      {showSpecs && <SpecsRow {...props} span={span} />}
    </tbody>
  );
}
