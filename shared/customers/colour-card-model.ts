import { textIn } from '#shared/format/text-in.ts';
import type { Customer, CustomerLanguage } from '#shared/schemas/customer.ts';
import type { ColourCardLine } from './colour-card.ts';
import { customerName } from './customer-name.ts';

/** A line as it is printed: nothing of prices, and nothing of quotations (CUS-036). */
export type PrintedColour = {
  /** The colour as a page paints it; null for a line without a swatch. */
  swatch: string | null;
  colour: string;
  folder: string | null;
  product: string;
  /** Null: the whole site. */
  place: string | null;
  area: string | null;
  day: string;
};

/** The printed colour card; its head is the owner's. */
export type ColourCardModel = {
  language: CustomerLanguage;
  customer: { name: string; address: string[] };
  colours: PrintedColour[];
};

const swatchOf = ({ r, g, b }: ColourCardLine): string | null =>
  r === null || g === null || b === null ? null : `rgb(${r} ${g} ${b})`;

/** The colour card in the language of its customer, without the lines that the owner hides. */
export function colourCardModel(customer: Customer, lines: readonly ColourCardLine[]): ColourCardModel {
  const { language, address, postalCode, city, province } = customer;
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone: 'UTC' });
  const place = [postalCode, city, province && `(${province})`].filter(Boolean).join(' ');
  return {
    language,
    customer: {
      name: customerName(customer),
      address: [address, place].filter((line): line is string => Boolean(line)),
    },
    colours: lines
      .filter(({ hidden }) => !hidden)
      .map((line) => ({
        swatch: swatchOf(line),
        colour: line.colour,
        folder: line.folder,
        product: textIn(line.product, language),
        place: line.place,
        area: line.area === null ? null : numbers.format(line.area),
        day: days.format(new Date(`${line.day}T00:00:00Z`)),
      })),
  };
}
