import type { DocumentCell } from './document-cells.ts';
import type { DocumentRow } from './document-rows.ts';
import type { NumericColumn } from './document-texts.ts';
import type { Figure } from './figures.ts';
import { ProductCell } from './product-cell.tsx';
import { RichText, type Sanitise } from './rich-text.tsx';
import type { DocumentModel } from './view-model.ts';

type Props = { row: DocumentRow; model: DocumentModel; sanitise: Sanitise };

/** A product with its numbers, its list prices and its specs: one body, so that a page end does not part them. */
export function ProductRows({ row, model, sanitise }: Props) {
  const { columns, priceLabel } = model;
  const below = [
    row.prices && <ListPrices key="prices" label={priceLabel} prices={row.prices} />,
    row.specs && <RichText key="specs" text={row.specs} sanitise={sanitise} />,
  ].filter((part) => part !== null);
  return (
    <tbody>
      <tr className={below.length === 0 ? 'last' : undefined}>
        <ProductCell row={row} />
        {row.cells.map(({ column, cell }) => (
          <NumberCell key={column} column={column} cell={cell} />
        ))}
      </tr>
      {below.map((part, index) => (
        <tr key={part.key} className={`below ${part.key}${index === below.length - 1 ? ' last' : ''}`}>
          <td colSpan={columns.length}>{part}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** A product where numbers are hidden: the specs stand beside the name (ux §14). */
export function ProductTexts({ row, sanitise }: Omit<Props, 'model'>) {
  return (
    <tbody>
      <tr className="last">
        <ProductCell row={row} />
        <td className="specs">{row.specs && <RichText text={row.specs} sanitise={sanitise} />}</td>
      </tr>
    </tbody>
  );
}

function NumberCell({ column, cell }: { column: NumericColumn; cell: DocumentCell }) {
  return (
    <td className={`number ${column}${cell.words ? ' words' : ''}`}>
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
