import { formatConsumption } from '#shared/format/format-consumption.ts';
import { nonBreakingSpace } from '#shared/format/format-number.ts';
import { formatPackaging } from '#shared/format/format-pack.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import type { Language } from '#shared/languages.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { consumptionRangeOf } from '#shared/pricing/product-facts.ts';
import { isShort, missingQuantity } from '#shared/pricing/short-rows.ts';
import type { NumericColumn } from '#shared/pricing/shown-columns.ts';
import type { Colour } from '#shared/schemas/product.ts';
import { cellOf, type DocumentCell, isOnlyRequired } from './document-cells.ts';
import type { DocumentColumn } from './document-columns.ts';
import type { DocumentOptions, ShownParts } from './document-options.ts';
import { type DocumentTexts, fill } from './document-texts.ts';
import { type LocalisedText, localisedText } from './localised-text.ts';

/** A property of the row, in words; `swatch` is a CSS colour. */
export type DocumentBadge = { text: string; swatch?: string; missing?: true };

export type DocumentRow = {
  sId: string;
  name: LocalisedText;
  badges: readonly DocumentBadge[];
  /** Second lines under the name: what requires the product, its phases and its note. */
  lines: readonly string[];
  cells: readonly { column: NumericColumn; cell: DocumentCell }[];
  /** The list price of each package offered; null when prices are not shown (QVW-028). */
  prices: readonly string[] | null;
  /** Rich text, sanitised by the server; null when hidden or empty (QVW-029). */
  specs: LocalisedText | null;
  /** That the packages do not cover the need, in words; null where they do, and where no quantity is shown. */
  short: string | null;
};

type Surroundings = {
  columns: readonly DocumentColumn[];
  shown: ShownParts;
  language: Language;
  texts: DocumentTexts;
  hasMoney: boolean;
} & Pick<DocumentOptions, 'phases' | 'forSite'>;

/** A priced row as the document shows it, in the language of the surroundings. */
export function documentRow(priced: PricedRow, surroundings: Surroundings): DocumentRow {
  const { columns, shown, language, texts, hasMoney } = surroundings;
  const { row } = priced;
  const specs = localisedText(row.specs, language);
  return {
    sId: row.sId,
    name: localisedText(row.name, language),
    badges: badgesOf(priced, surroundings),
    lines: [
      ...requirersOf(priced, surroundings),
      ...phasesOf(row.sId, surroundings),
      ...(row.note?.trim() ? [fill(texts.rowNote, { note: row.note.trim() })] : []),
    ],
    cells: columns.flatMap(({ key: column }) =>
      column === 'product' || column === 'specs' ? [] : [{ column, cell: cellOf(column, priced, texts) }],
    ),
    prices: shown.prices && hasMoney ? listPricesOf(priced, texts) : null,
    specs: shown.specs && specs.text.trim() ? specs : null,
    short: shown.numbers ? shortText(priced, texts) : null,
  };
}

function shortText(priced: PricedRow, texts: DocumentTexts): string | null {
  if (!isShort(priced)) return null;
  const { um } = priced.row;
  return fill(texts.short, {
    need: formatQuantity(priced.estimate, um),
    missing: formatQuantity(missingQuantity(priced), um),
  });
}

function badgesOf(
  { row, combined, requirers, priceRangeIndex, missingColour }: PricedRow,
  around: Surroundings,
) {
  const { language, texts, forSite } = around;
  const badges: DocumentBadge[] = [];
  const add = (name: LocalisedText) => name.text && badges.push({ text: name.text });
  const consumption = consumptionRangeOf(row);
  if (consumption) add(localisedText(consumption.name_i18n ?? consumption.name, language));
  if (combined && requirers.length === 0) badges.push({ text: texts.combined });
  if (row.priceType === 'colors' && !forSite) {
    const range = row.priceranges[priceRangeIndex];
    add(localisedText(range?.name_i18n ?? range?.name, language));
  }
  if (row.color) badges.push(colourBadge(row.color, row.colorlist));
  if (missingColour)
    badges.push(forSite ? { text: texts.colourToChoose } : { text: texts.missingColour, missing: true });
  return badges;
}

/** The same code may be in several folders: the folder is named too (OP10). */
export function colourBadge({ code, r, g, b }: Colour, folder: string | null): DocumentBadge {
  const unbroken = code.replaceAll(' ', nonBreakingSpace);
  return { text: folder ? `${unbroken}, ${folder}` : unbroken, swatch: `rgb(${r} ${g} ${b})` };
}

/** Which rows ask for the product; how much of it and for which area, where numbers are shown (OP2, ux §21). */
function requirersOf(priced: PricedRow, { language, shown, texts }: Surroundings): string[] {
  return priced.requirers.map(({ row, consumption, surface }) => {
    const line = fill(texts.combinedWith, { name: localisedText(row.name, language).text });
    if (!shown.numbers || !isOnlyRequired(priced)) return line;
    const amount = fill(texts.requiredAmount, {
      consumption: formatConsumption(consumption, priced.row.um),
      surface: formatQuantity(surface, 'mq'),
    });
    return `${line} · ${amount}`;
  });
}

function phasesOf(sId: string, { phases, language, texts }: Surroundings): string[] {
  const names = (phases?.get(sId) ?? []).map((name) => localisedText(name, language).text);
  if (names.length === 0) return [];
  return [fill(names.length > 1 ? texts.phases : texts.phase, { names: names.join(', ') })];
}

function listPricesOf({ packs, row }: PricedRow, texts: DocumentTexts): string[] {
  return packs.map(({ size, price }) =>
    price === null
      ? texts.noListPrice
      : fill(texts.pricePerPackage, { packaging: formatPackaging(size, row.um), price: formatPrice(price) }),
  );
}
