import { countryOf, isItaly } from '#shared/geography/countries.ts';
import { provinceCode } from '#shared/geography/provinces.ts';
import { totalOf } from '#shared/pricing/cost.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { Counter, Entry, Label, Numbers } from './counter.ts';
import { weekOf } from './week.ts';

type Counted = Pick<
  Quotation,
  | 'createdAt'
  | 'userCountry'
  | 'province'
  | 'user'
  | 'area'
  | 'selectedProducts'
  | 'selectedIncidences'
  | 'pricelist'
>;

/** The costs of some rows; nothing has a value when the price list prices none of them. */
function worthOf(rows: readonly PricedRow[]): Pick<Numbers, 'value' | 'valued'> {
  return { value: totalOf(rows, ({ cost }) => cost), valued: rows.some(({ cost }) => cost !== null) ? 1 : 0 };
}

/**
 * The additions of a quotation to the counters: to each of them 1, however many of its rows are of one product or one
 * colour. One that says no date is not counted.
 */
export function contribution(quotation: Counted, isFromTest: boolean): Entry[] {
  const { createdAt, province, user } = quotation;
  const country = countryOf(quotation.userCountry);
  const week = weekOf(createdAt);
  if (!week) return [];
  const { rows } = priceQuotation(quotation);
  const entry = (dimension: Counter['dimension'], key: string, of: readonly PricedRow[], label?: Label) => ({
    counter: { country, week, dimension, key },
    numbers: { quotations: 1, ...worthOf(of), fromTests: dimension === 'total' && isFromTest ? 1 : 0 },
    label,
  });
  return [
    entry('total', '', rows),
    ...(isItaly(country) ? [entry('province', provinceCode(province), rows)] : []),
    entry('type', user.type ?? '', rows),
    ...grouped(rows, ({ row }) => row.id).map(([id, of]) =>
      entry('product', id, of, { name: of[0]?.row.name }),
    ),
    ...grouped(rows, ({ row }) => row.color?.code).map(([code, of]) => entry('colour', code, of, rgbOf(of))),
  ];
}

function rgbOf([first]: readonly PricedRow[]): Label | undefined {
  const colour = first?.row.color;
  return colour ? { r: colour.r, g: colour.g, b: colour.b } : undefined;
}

/** Rows by what they have in common; rows that have nothing are left out. */
function grouped(rows: readonly PricedRow[], of: (row: PricedRow) => string | undefined) {
  const groups = Map.groupBy(rows, of);
  return [...groups].flatMap(([key, members]) => (key ? [[key, members] as const] : []));
}
