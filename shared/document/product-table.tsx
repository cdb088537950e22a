import type { DocumentModel } from './document-model.ts';
import { ProductRows, ProductTexts } from './product-rows.tsx';
import type { Sanitise } from './rich-text.tsx';
import { tableRoles } from './table-roles.ts';

const classOf = (column: string) =>
  column === 'product' || column === 'specs'
    ? column
    : `number${column === 'consumption' || column === 'incidence' ? ' measure' : ''}`;

/** The products (QPR-012); the head repeats on each page. */
export function ProductTable({ model, sanitise }: { model: DocumentModel; sanitise: Sanitise }) {
  const { columns, rows } = model;
  const hasNumbers = columns.every(({ key }) => key !== 'specs');
  return (
    <table {...tableRoles.table}>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {columns.map(({ key, label }) => (
            <th key={key} {...tableRoles.head} scope="col" className={classOf(key)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) =>
        hasNumbers ? (
          <ProductRows key={row.sId} row={row} model={model} sanitise={sanitise} />
        ) : (
          <ProductTexts key={row.sId} row={row} sanitise={sanitise} />
        ),
      )}
    </table>
  );
}
