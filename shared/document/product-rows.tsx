import type { NumericColumn } from '#shared/pricing/shown-columns.ts';
import type { DocumentCell } from './document-cells.ts';
import type { DocumentModel } from './document-model.ts';
import type { DocumentRow } from './document-rows.ts';
import type { Figure } from './figures.ts';
import { ProductCell } from './product-cell.tsx';
import { RichText, type Sanitise } from './rich-text.tsx';
import { tableRoles } from './table-roles.ts';

type Props = { row: DocumentRow; model: DocumentModel; sanitise: Sanitise };

/** A product with its numbers, its list prices and its specs: one body, so that a page end does not part them. */
export function ProductRows({ row, model, sanitise }: Props) {
  const { columns, priceLabel } = model;
  const labelOf = (column: NumericColumn) => columns.find(({ key }) => key === column)?.label;
  const below = [
    row.prices && <ListPrices key="prices" label={priceLabel} prices={row.prices} />,
    row.specs && <RichText key="specs" text={row.specs} sanitise={sanitise} />,
  ].filter((part) => part !== null);
  return (
    <tbody {...tableRoles.group}>
      <tr {...tableRoles.row} className={below.length === 0 ? 'last' : undefined}>
        <ProductCell row={row} />
        {row.cells.map(({ column, cell }) => (
          <NumberCell key={column} column={column} cell={cell} label={labelOf(column)} />
        ))}
      </tr>
      {below.map((part, index) => (
        <tr
          key={part.key}
          {...tableRoles.row}
          className={`below ${part.key}${index === below.length - 1 ? ' last' : ''}`}
        >
          <td {...tableRoles.cell} colSpan={columns.length}>
            {part}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** A product where numbers are hidden: the specs stand beside the name (ux §14). */
export function ProductTexts({ row, sanitise }: Omit<Props, 'model'>) {
  return (
    <tbody {...tableRoles.group}>
      <tr {...tableRoles.row} className="last">
        <ProductCell row={row} />
        <td {...tableRoles.cell} className="specs">
          {row.specs && <RichText text={row.specs} sanitise={sanitise} />}
        </td>
      </tr>
    </tbody>
  );
}

type NumberCellProps = { column: NumericColumn; cell: DocumentCell; label: string | undefined };

/** Where rows are cards (document-style.ts) the label of the column stands beside the number. */
function NumberCell({ column, cell, label }: NumberCellProps) {
  return (
    <td {...tableRoles.cell} className={`number ${column}${cell.words ? ' words' : ''}`} data-label={label}>
      {cell.lines.map((line) => (
        <NumberLine key={`${line.value} ${line.unit}`} figure={line} />
      ))}
    </td>
  );
}

function NumberLine({ figure: { value, unit } }: { figure: Figure }) {
  return (
    <span>
      {value}
      {unit && (
        <>
          {' '}
          <i>{unit}</i>
        </>
      )}
    </span>
  );
}

function ListPrices({ label, prices }: { label: string | null; prices: readonly string[] }) {
  return (
    <>
      <b>{label}</b>
      {prices.map((price) => (
        <span key={price}> · {price}</span>
      ))}
    </>
  );
}
