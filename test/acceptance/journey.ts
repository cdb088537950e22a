import { readFileSync } from 'node:fs';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatPack } from '#shared/format/format-pack.ts';
import { formatQuantity } from '#shared/format/format-quantity.ts';
import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { cents, perUnit, quantity } from '#shared/money/units.ts';
import type { Product } from '#shared/schemas/product.ts';

type ExpectedRow = {
  product: string;
  surface: number;
  estimate: number | null;
  packs: Record<string, number>;
  quantity: number;
  sign: '<' | '=' | '>';
  cost: string;
  incidence: string | null;
};
export type Expected = { rows: ExpectedRow[]; total: string; tickedIncidence?: string };
type Journey = {
  account: string;
  quotation: { name: string; location: string; province: string; area: number };
  steps: { do: string; expect: Expected }[];
};

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
export const journey: Journey = json('test/acceptance/journeys/main.json');
const products: Product[] = json('infra/local/demo/data/products.json');
const byId = new Map(products.map((product) => [product.id, product]));

export const nameOf = (id: string): string => byId.get(id)?.name.it ?? id;

const plain = (text: string) => text.replace(/\s+/g, ' ');
const units = (amount: number) => quantity(Math.round(amount * perUnit));
/** '1234.56' as cents, exactly. */
export const inCents = (amount: string) => cents(Number(amount.replace('.', '')));
export const money = (amount: string) => plain(formatMoney(inCents(amount)));

/** The texts that each cell of a row must contain. */
export function textsOf(row: ExpectedRow) {
  const product = byId.get(row.product);
  if (!product) throw new Error(`The catalogue has no ${row.product}.`);
  const entries = product.priceranges.flatMap(({ prices }) => prices);
  const packs = Object.entries(row.packs).map(([id, count]) => {
    const size = parseStoredQuantity(entries.find((entry) => entry.id === id)?.packaging) ?? units(0);
    return plain(formatPack({ size, count }, product.um));
  });
  return {
    product: product.name.it,
    surface: row.surface === 0 ? '—' : plain(formatQuantity(units(row.surface), 'mq')),
    packages: packs.join(' '),
    sign: row.sign,
    quantity: plain(formatQuantity(units(row.quantity), product.um)),
    estimate: row.estimate === null ? '' : plain(formatQuantity(units(row.estimate), product.um)),
    cost: money(row.cost),
    incidence: row.incidence === null ? '—' : money(row.incidence),
  };
}
