import { useTranslation } from 'react-i18next';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { tableRoles } from '#web/components/data-table.tsx';
import { useProductText } from '../product-text.ts';
import { AttachmentsMenu } from './attachments-menu.tsx';
import type { NumericColumn } from './columns.ts';
import { ConsumptionCell } from './consumption-cell.tsx';
import { PriceRow, SpecsRow } from './extra-rows.tsx';
import { CostCell, DiscountCell, IncidenceCell } from './money-cells.tsx';
import { PackagesCell, QuantityCell } from './packages-cells.tsx';
import { ProductCell } from './product-cell.tsx';
import { RowMenu } from './row-menu.tsx';
import type { CellProps, RowCommands } from './row-props.ts';
import { SurfaceCell } from './surface-cell.tsx';

const cells: Record<NumericColumn, (props: CellProps) => React.ReactNode> = {
  consumption: ConsumptionCell,
  incidence: IncidenceCell,
  surface: SurfaceCell,
  packages: PackagesCell,
  quantity: QuantityCell,
  discount: DiscountCell,
  cost: CostCell,
};

type Props = {
  priced: PricedRow;
  columns: readonly NumericColumn[];
  hasMoney: boolean;
  showPrices: boolean;
  showSpecs: boolean;
  /** Redraws the row when the language changes. */
  language: string;
  commands: RowCommands;
};

/** A product: its row, and below it prices and specs when they are shown. A card on phones. */
export function ProductGroup({ priced, columns, hasMoney, showPrices, showSpecs, commands }: Props) {
  const { t } = useTranslation('quotations');
  const product = useProductText()(priced.row.name).text;
  const props = { priced, product, commands };
  const span = columns.length + 2;
  return (
    <tbody {...tableRoles.group}>
      <tr {...tableRoles.row}>
        <td {...tableRoles.cell} className="c-att">
          <AttachmentsMenu attachments={priced.row.attachments_i18n} product={product} />
        </td>
        <td {...tableRoles.cell} className="c-name">
          <ProductCell {...props} />
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
          <RowMenu {...props} hasMoney={hasMoney} />
        </td>
      </tr>
      {showPrices && <PriceRow {...props} span={span} />}
      {showSpecs && <SpecsRow {...props} span={span} />}
    </tbody>
  );
}
