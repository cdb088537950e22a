import { tableRoles } from '../table-roles.ts';
import { Head, NameCell, NumberCell, PriceCell, QuantityCell } from './offer-cells.tsx';
import type { OfferModel } from './offer-model.ts';
import type { OfferRow } from './offer-rows.ts';
import type { OfferSection } from './offer-sections.ts';
import type { Shown } from './printed.ts';

type Columns = OfferModel['columns'];

/**
 * The sections with their lines. A line is a body of its own: no page end parts it. The heading of a section is in the
 * body of its first line, so that it never stands alone (OFR-090).
 */
export function OfferLinesTable({ sections, columns }: Pick<Shown<OfferModel>, 'sections' | 'columns'>) {
  return (
    <table {...tableRoles.table} className="offer-lines">
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <Head className="no">{columns.number}</Head>
          <Head>{columns.line}</Head>
          <Head isNumber>{columns.quantity}</Head>
          <Head isNumber>{columns.price}</Head>
          <Head isNumber>{columns.vat}</Head>
          <Head isNumber>{columns.amount}</Head>
        </tr>
      </thead>
      {sections.map((section) =>
        section.rows.map((row, at) => (
          <tbody {...tableRoles.group} key={row.id}>
            {at === 0 && section.name !== null && <Heading section={section} columns={columns} />}
            <Line row={row} columns={columns} />
          </tbody>
        )),
      )}
    </table>
  );
}

const Heading = ({
  section: { number, name, subtotal },
  columns,
}: {
  section: Shown<OfferSection>;
  columns: Columns;
}) => (
  <tr {...tableRoles.row} className="section">
    <td {...tableRoles.cell} colSpan={5}>
      <h2>
        {number}. {name}
      </h2>
    </td>
    <NumberCell label={columns.amount}>{subtotal?.text}</NumberCell>
  </tr>
);

const Line = ({ row, columns }: { row: Shown<OfferRow>; columns: Columns }) => (
  <tr {...tableRoles.row} className="last">
    <td {...tableRoles.cell} className="no">
      {row.number}
    </td>
    <NameCell row={row} />
    <QuantityCell label={columns.quantity} quantity={row.quantity} />
    <PriceCell label={columns.price} row={row} />
    <NumberCell label={columns.vat}>
      <i>{row.vat.text}</i>
    </NumberCell>
    <NumberCell label={columns.amount}>{row.amount?.text}</NumberCell>
  </tr>
);
