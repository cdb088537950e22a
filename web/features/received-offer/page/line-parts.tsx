import type { ShownRow } from '../parts/guest.ts';

/** The colour and the marks of a line, such as its packages. */
export function LineMarks({ row: { colour, marks }, language }: { row: ShownRow; language: string }) {
  if (!colour && marks.length === 0) return null;
  return (
    <span className="sub" lang={language}>
      {colour && (
        <span className="guest-colour">
          {colour.swatch && <i style={{ background: colour.swatch }} aria-hidden="true" />}
          {colour.text}
        </span>
      )}
      {marks.join(' · ')}
    </span>
  );
}

/** '340 m² × 13,50 € −10 %'; nothing for a lump sum and where only the total is printed. */
export const countOf = ({ quantity, price, discount }: ShownRow): string =>
  quantity && price
    ? [`${quantity.text} ${quantity.unit} × ${price.text}`, discount?.text].filter(Boolean).join(' ')
    : quantity?.unit
      ? `${quantity.text} ${quantity.unit}`
      : '';
