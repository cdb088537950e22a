import { formatPackaging } from '#shared/format/format-pack.ts';
import { textIn } from '#shared/format/text-in.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { parseStoredPrice, parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import type { Price } from '#shared/money/units.ts';
import type { Product, StoredPack, StoredPriceRange } from '#shared/schemas/product.ts';
import { priceDateOf } from './price-dates.ts';

/** A line of a price list as it is printed: one package of one price range of one product. */
export type PriceListRow = {
  product: string;
  id: string;
  phases: string;
  unit: string;
  range: string;
  /** The codes of the colours the price range is for. */
  colours: string;
  package: string;
  /** Null where the list has no price for it. */
  price: Price | null;
  /** ISO instant of the last change of the list's prices in the range, else of the product. */
  updatedAt: string;
  archived: boolean;
};

type Wishes = {
  /** Id of the price list. */
  list: string;
  language: string;
  /** Names of phases, by id, in their order. */
  phases: ReadonlyMap<string, string>;
};

/** Makes the lines of products in a price list; a product without packages has one line, so that it is seen. */
export function priceListRows(wishes: Wishes): (product: Product) => PriceListRow[] {
  const packageOf = packages();
  return (product) => {
    const start = lineOf(product, wishes);
    const lines = product.priceranges.flatMap((range) => {
      const ofRange = { ...start, ...rangeOf(range, wishes) };
      if (range.prices.length === 0) return [ofRange];
      return range.prices.map((pack) => ({
        ...ofRange,
        package: packageOf(pack, product.um),
        price: parseStoredPrice(pack[wishes.list]) ?? null,
      }));
    });
    return lines.length > 0 ? lines : [start];
  };
}

function lineOf(product: Product, { language, phases }: Wishes): PriceListRow {
  const { id, name, um, archived, updatedAt } = product;
  const named = [...phases].flatMap(([phase, called]) => (product.phases.includes(phase) ? [called] : []));
  return {
    product: textIn(name, language),
    id,
    phases: named.join(', '),
    unit: unitLabel(um),
    range: '',
    colours: '',
    package: '',
    price: null,
    updatedAt,
    archived,
  };
}

function rangeOf(range: StoredPriceRange, { list, language }: Wishes) {
  const updatedAt = priceDateOf(range, list);
  return {
    range: textIn(range.name_i18n, language) || range.name,
    colours: range.colors.map(({ code }) => code).join(', '),
    ...(updatedAt && { updatedAt }),
  };
}

/** Sizes of packages as they are written; the same few come again and again. */
function packages() {
  const known = new Map<string, string>();
  return ({ packaging }: StoredPack, um: string): string => {
    const key = `${packaging} ${um}`;
    const size = known.has(key) ? undefined : parseStoredQuantity(packaging);
    const written = known.get(key) ?? (size === undefined ? String(packaging) : formatPackaging(size, um));
    known.set(key, written);
    return written;
  };
}
