import type { ReactNode } from 'react';
import { nonBreakingSpace } from '#shared/format/format-number.ts';
import { placedName } from '#shared/offers/placed-name.ts';
import type { DocumentBadge } from '../document-rows.ts';
import { tableRoles } from '../table-roles.ts';
import type { OfferRow } from './offer-rows.ts';
import type { Shown } from './printed.ts';

type NameProps = {
  row: Shown<OfferRow>;
  /** Where its heading does not stand above the line. */
  section?: string | undefined;
};

/** Name, further text and marks of a line. */
export function NameCell({ row: { name, details, colour, marks }, section }: NameProps) {
  const parts = [
    details && (
      <span key="details" lang={details.language}>
        {details.text}
      </span>
    ),
    colour && <Colour key="colour" colour={colour} />,
    ...marks,
  ].filter((part) => part !== null);
  return (
    <td {...tableRoles.cell} className="product">
      <b lang={name.language}>{placedName(name.text, section)}</b>
      {parts.length > 0 && (
        <span className="second">{parts.flatMap((part, at) => (at > 0 ? [' · ', part] : [part]))}</span>
      )}
    </td>
  );
}

export const Colour = ({ colour: { text, swatch } }: { colour: DocumentBadge }) => (
  <>
    <span className="swatch" style={{ background: swatch }} />
    {nonBreakingSpace}
    {text}
  </>
);

type NumberProps = { label: string; className?: string; children?: ReactNode };

/** A number; where rows are cards, the label of its column stands beside it. */
export const NumberCell = ({ label, className = '', children }: NumberProps) => (
  <td {...tableRoles.cell} className={`number ${className}`.trim()} data-label={label}>
    {children}
  </td>
);

type QuantityProps = { label: string; quantity: Shown<OfferRow>['quantity'] };

export const QuantityCell = ({ label, quantity }: QuantityProps) => (
  <NumberCell label={label}>
    {quantity && (
      <span>
        {quantity.text}
        {quantity.unit && ' '}
        {quantity.unit && <i>{quantity.unit}</i>}
      </span>
    )}
  </NumberCell>
);

type PriceProps = { label: string; row: Pick<Shown<OfferRow>, 'price' | 'discount'> };

/** The price of a unit, and the discount of the line below it. */
export const PriceCell = ({ label, row: { price, discount } }: PriceProps) => (
  <NumberCell label={label}>
    {price && <span>{price.text}</span>}
    {discount && <span className={price ? 'second' : undefined}>{discount.text}</span>}
  </NumberCell>
);

type HeadProps = { children: ReactNode; isNumber?: boolean; className?: string };

export const Head = ({ children, isNumber = false, className = '' }: HeadProps) => (
  <th
    {...tableRoles.head}
    scope="col"
    className={[isNumber && 'number', className].filter(Boolean).join(' ') || undefined}
  >
    {children}
  </th>
);
