import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import type { Colour } from '#shared/schemas/product.ts';
import { largestConsumption, largestEuro } from '#shared/schemas/product-parts-input.ts';
import { numberOf } from './read-cell.ts';
import { type Consumption, readRangeConsumption } from './read-consumption.ts';
import { RowReader } from './row-reader.ts';
import type { Known, Places, RowsOfProduct } from './rows-of-product.ts';
import type { NumberedRow, Problem, SheetName } from './sheets.ts';

type Notes = { problems: Problem[]; places: Places };
type Stored = EditableProduct | undefined;

/** The number of the range a row is about; 0 when it has none. */
const rangeOf = ({ cells }: NumberedRow): number => numberOf(cells.range) ?? 0;

/** The ranges of one kind in their order: they are numbered from 1, without a gap. */
function inOrder(sheet: SheetName, rows: readonly NumberedRow[], problems: Problem[]): RowReader[] {
  const numbered = rows.map((row) => ({ reader: new RowReader(sheet, row, problems), number: rangeOf(row) }));
  const sorted = numbered.toSorted((a, b) => a.number - b.number);
  for (const [index, { reader, number }] of sorted.entries())
    if (number !== index + 1) reader.refuse('range', 'order');
  return sorted.map(({ reader }) => reader);
}

/** The rows that belong to the range of an index. */
function ofRange(
  sheet: SheetName,
  rows: readonly NumberedRow[] | undefined,
  index: number,
  problems: Problem[],
): RowReader[] {
  return (rows ?? [])
    .filter((row) => rangeOf(row) === index + 1)
    .map((row) => new RowReader(sheet, row, problems));
}

/** Refuses rows of a range that is not there, and answers them: their other cells are still to be read. */
function refuseStrays(
  sheet: SheetName,
  rows: readonly NumberedRow[] | undefined,
  count: number,
  problems: Problem[],
): RowReader[] {
  const strays = (rows ?? []).filter((row) => {
    const range = rangeOf(row);
    return !Number.isInteger(range) || range < 1 || range > count;
  });
  return strays.map((row) => {
    const reader = new RowReader(sheet, row, problems);
    reader.refuse('range', 'unknown');
    return reader;
  });
}

type Named = Pick<EditableProduct['priceranges'][number], 'name' | 'name_i18n'>;

/** The names of a range; those that say what is stored are stored as they were. */
function namesOf(row: RowReader, kept: Named | undefined): Named {
  const it = row.needed('name.it');
  const en = row.text('name.en') || null;
  const isSame = kept && it === (kept.name_i18n?.it || kept.name) && en === (kept.name_i18n?.en || null);
  return isSame ? { name: kept.name, name_i18n: kept.name_i18n } : { name: it, name_i18n: { it, en } };
}

/** The consumption ranges of a product. Without rows it keeps the stored ones. Problems go to `notes`. */
export function readConsumptionRanges(
  rows: RowsOfProduct,
  stored: Stored,
  known: Known,
  { problems, places, consumption }: Notes & { consumption: Consumption },
) {
  const kept = stored?.consumptionranges ?? [];
  if (!rows.consumptionRanges) return kept;
  const ranges = inOrder('consumptionRanges', rows.consumptionRanges, problems);
  for (const stray of refuseStrays('requiredProducts', rows.requiredProducts, ranges.length, problems))
    readRequired(stray, known);
  return ranges.map((row, index) => {
    places.set(`consumptionranges.${index}`, row);
    const required = ofRange('requiredProducts', rows.requiredProducts, index, problems);
    return {
      ...namesOf(row, kept[index]),
      consumption: readRangeConsumption(row, kept[index]?.consumption ?? null, consumption),
      requiredProducts: rows.requiredProducts
        ? required.map((one, position) => {
            places.set(`consumptionranges.${index}.requiredProducts.${position}`, one);
            return readRequired(one, known);
          })
        : (kept[index]?.requiredProducts ?? []),
    };
  });
}

function readRequired(row: RowReader, { products }: Known) {
  const product = row.needed('required');
  if (product && !products.has(product)) row.refuse('required', 'unknown');
  return {
    product,
    consumption: row.number('consumption', null, largestConsumption),
    um: row.text('um') || null,
  };
}

/** The price ranges of a product. Without rows it keeps the stored ones. Problems go to `notes`. */
export function readPriceRanges(rows: RowsOfProduct, stored: Stored, known: Known, notes: Notes) {
  const { problems, places } = notes;
  const kept = stored?.priceranges ?? [];
  if (!rows.priceRanges) return kept.map(withoutDate);
  const ranges = inOrder('priceRanges', rows.priceRanges, problems);
  for (const stray of refuseStrays('prices', rows.prices, ranges.length, problems))
    readPack(stray, [], known.priceLists, '');
  const own = new Map(kept.flatMap(({ colors }) => colors.map((colour) => [colour.code, colour])));
  return ranges.map((row, index) => {
    places.set(`priceranges.${index}`, row);
    const packs = ofRange('prices', rows.prices, index, problems);
    return {
      ...namesOf(row, kept[index]),
      packaging: kept[index]?.packaging ?? null,
      price: kept[index]?.price ?? null,
      colors: readColours(row, kept[index]?.colors ?? [], { own, published: known.colours }),
      prices: rows.prices
        ? packs.map((pack, position) => {
            places.set(`priceranges.${index}.prices.${position}`, pack);
            return readPack(
              pack,
              kept[index]?.prices ?? [],
              known.priceLists,
              `${index + 1}-${position + 1}`,
            );
          })
        : (kept[index]?.prices ?? []),
    };
  });
}

/** When prices last changed is for the server to say. */
export function withoutDate({ updatedAt, priceDates, ...range }: EditableProduct['priceranges'][number]) {
  return range;
}

type Colours = { own: ReadonlyMap<string, Colour>; published: ReadonlyMap<string, Colour> };

/** Colours by their codes: a colour the product has keeps its values, others come from the published folders. */
function readColours(row: RowReader, kept: readonly Colour[], { own, published }: Colours): Colour[] {
  const codes = row.list(
    'colors',
    kept.map(({ code }) => code),
  );
  return codes.flatMap((code) => {
    const colour = own.get(code) ?? published.get(code);
    if (!colour) row.refuse('colors', 'unknown', code);
    return colour ? [{ code, r: colour.r, g: colour.g, b: colour.b }] : [];
  });
}

type Pack = EditableProduct['priceranges'][number]['prices'][number];

/** A package; prices of lists that the workbook has no column for stay. */
function readPack(row: RowReader, kept: readonly Pack[], priceLists: readonly string[], fallback: string) {
  const id = row.text('pack') || `pack-${fallback}`;
  const stored = kept.find((pack) => pack.id === id);
  return {
    id,
    packaging: row.needed('packaging').replace('.', ','),
    quantity: stored?.quantity ?? null,
    prices: priceLists.flatMap((pricelist) => {
      const price = row.number(
        pricelist,
        stored?.prices.find((one) => one.pricelist === pricelist)?.price,
        largestEuro,
      );
      return price === null ? [] : [{ pricelist, price }];
    }),
  };
}
