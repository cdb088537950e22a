import { tableRoles } from '../table-roles.ts';
import { Colour, Head, NameCell, NumberCell, PriceCell, QuantityCell } from './offer-cells.tsx';
import type { ChoiceRow, OfferChoices } from './offer-choices.ts';
import type { OfferMaterials } from './offer-materials.ts';
import type { OfferModel } from './offer-model.ts';
import type { OfferPlan } from './offer-plan.ts';
import type { Shown } from './printed.ts';

type Columns = OfferModel['columns'];

/** Rows of a table that a page end does not part. */
const fewRows = 8;
const short = (name: string, { length }: readonly unknown[]) => (length > fewRows ? name : `${name} short`);

/** The options, or the alternatives to a line, each with a box to tick on paper (OFR-040, OFR-041). */
export function ChoicesTable({ choices, columns }: { choices: Shown<OfferChoices>; columns: Columns }) {
  return (
    <section className={short('offer-part', choices.rows)}>
      <h2>{choices.title}</h2>
      <table {...tableRoles.table} className="offer-choices" aria-label={choices.title}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <Head>{columns.tick}</Head>
            <Head isNumber>{columns.quantity}</Head>
            <Head isNumber>{columns.price}</Head>
            <Head isNumber>{columns.vat}</Head>
            <Head isNumber>{columns.amount}</Head>
            {!choices.isOptions && <Head isNumber>{columns.difference}</Head>}
            <Head isNumber className="on-total">
              {columns.onTotal}
            </Head>
          </tr>
        </thead>
        {choices.rows.map((row) => (
          <tbody {...tableRoles.group} key={row.id}>
            <Choice row={row} columns={columns} isOptions={choices.isOptions} />
          </tbody>
        ))}
      </table>
    </section>
  );
}

type ChoiceProps = { row: Shown<ChoiceRow>; columns: Columns; isOptions: boolean };

const Choice = ({ row, columns, isOptions }: ChoiceProps) => (
  <tr {...tableRoles.row} className={row.hasBox ? 'last choice' : 'last choice follows'}>
    <NameCell row={row} section={row.hasBox ? row.section : undefined} />
    <QuantityCell label={columns.quantity} quantity={row.quantity} />
    <PriceCell label={columns.price} row={row} />
    <NumberCell label={columns.vat}>
      <i>{row.vat.text}</i>
    </NumberCell>
    <NumberCell label={columns.amount}>{row.amount?.text}</NumberCell>
    {!isOptions && <NumberCell label={columns.difference}>{row.difference?.text}</NumberCell>}
    <NumberCell label={columns.onTotal}>{row.onTotal?.text}</NumberCell>
  </tr>
);

/** Materials without any money (OFR-031, OFR-032). */
export function MaterialsTable({
  materials,
  columns,
}: {
  materials: Shown<OfferMaterials>;
  columns: Columns;
}) {
  return (
    <section className={short('offer-part', materials.rows)}>
      <h2>{materials.title}</h2>
      <table {...tableRoles.table} className="offer-materials" aria-label={materials.title}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <Head>{columns.product}</Head>
            <Head>{columns.colour}</Head>
            <Head isNumber>{columns.packages}</Head>
            <Head isNumber>{columns.quantity}</Head>
          </tr>
        </thead>
        {materials.rows.map(({ id, name, colour, packages, quantity }) => (
          <tbody {...tableRoles.group} key={id}>
            <tr {...tableRoles.row} className="last">
              <td {...tableRoles.cell} className="product" lang={name.language}>
                {name.text}
              </td>
              <td {...tableRoles.cell}>{colour && <Colour colour={colour} />}</td>
              <NumberCell label={columns.packages} className="packages">
                {packages}
              </NumberCell>
              <QuantityCell label={columns.quantity} quantity={quantity} />
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** The milestones with their amounts. */
export function PlanTable({ plan, columns }: { plan: Shown<OfferPlan>; columns: Columns }) {
  return (
    <table {...tableRoles.table} className="offer-plan">
      <tbody {...tableRoles.group}>
        {plan.rows.map(({ id, share, text, amount }) => (
          <tr {...tableRoles.row} key={id} className="last">
            <td {...tableRoles.cell} className="share">
              {share}
            </td>
            <td {...tableRoles.cell}>{text}</td>
            <NumberCell label={columns.amount}>{amount?.text ?? '—'}</NumberCell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
