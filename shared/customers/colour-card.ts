import type { StoredColourCard } from '#shared/schemas/colour-card.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';

/** A coloured row in one place; a line that the owner added has neither swatch nor quotation. */
export type ColourCardLine = {
  /** Names the line where it is hidden. */
  key: string;
  added: boolean;
  hidden: boolean;
  product: Localised;
  /** The code of the colour. */
  colour: string;
  r: number | null;
  g: number | null;
  b: number | null;
  folder: string | null;
  /** Null: the whole site (CUS-033). */
  place: string | null;
  area: number | null;
  quotation: string | null;
  quotationName: string | null;
  day: string;
};

export type Coloured = Pick<Quotation, 'id' | 'name' | 'createdAt'> & {
  rows: readonly Pick<QuotationRow, 'id' | 'sId' | 'name' | 'color' | 'colorlist'>[];
  /** Square metres of a row, and the places that it is for with theirs; no place means the whole site. */
  placesOf: (sId: string) => readonly { place: string | null; area: number }[];
};

/** Parts of a key: names of places hold no such sign. */
const sign = '\u001f';
const keyOf = (product: string, colour: string, folder: string | null, place: string | null) =>
  [product, colour, folder ?? '', place ?? ''].join(sign);

function* linesOf({ id, name, createdAt, rows, placesOf }: Coloured): Generator<ColourCardLine> {
  for (const row of rows) {
    if (!row.color) continue;
    const { code, r, g, b } = row.color;
    for (const { place, area } of placesOf(row.sId))
      yield {
        key: keyOf(row.id, code, row.colorlist, place),
        added: false,
        hidden: false,
        product: row.name,
        colour: code,
        ...{ r, g, b },
        folder: row.colorlist,
        place,
        area,
        quotation: id,
        quotationName: name,
        day: createdAt.slice(0, 10),
      };
  }
}

/**
 * Every coloured row of a customer's quotations, once for each product, colour and place: the newest one. Beside them
 * the lines that the owner added. The newest day comes first (CUS-033, CUS-035).
 */
export function colourCard(
  quotations: readonly Coloured[],
  { added, hidden }: Pick<StoredColourCard, 'added' | 'hidden'>,
): ColourCardLine[] {
  const lines = new Map<string, ColourCardLine>();
  const newestFirst = quotations.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  for (const quotation of newestFirst)
    for (const line of linesOf(quotation)) if (!lines.has(line.key)) lines.set(line.key, line);
  const isHidden = new Set(hidden);
  const own = added.map(
    ({ id, product, colour, place, day }): ColourCardLine => ({
      ...{ key: id, added: true, hidden: false, product: { it: product }, colour, place, day },
      ...{ r: null, g: null, b: null, folder: null, area: null, quotation: null, quotationName: null },
    }),
  );
  return [...own, ...lines.values()]
    .map((line) => ({ ...line, hidden: isHidden.has(line.key) }))
    .sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
}
