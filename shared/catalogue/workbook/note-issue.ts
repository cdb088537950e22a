import type * as z from 'zod/mini';
import { problemOfIssue } from './problem-of-issue.ts';
import type { readProduct } from './read-product.ts';
import type { RowReader } from './row-reader.ts';
import type { Places } from './rows-of-product.ts';
import type { Problem, SheetName } from './sheets.ts';

type Issue = z.core.$ZodIssue;
type Sent = Pick<ReturnType<typeof readProduct>['sent'], 'priceranges'>;

/** Columns by the last part of a path, where they are called otherwise. */
const columns: Readonly<Record<string, string>> = {
  name: 'name.it',
  name_i18n: 'name.it',
  details: 'details.it',
  specs: 'specs.it',
  priceranges: 'id',
  consumptionranges: 'id',
};

const ownColumns: Partial<Record<SheetName, Readonly<Record<string, string>>>> = {
  prices: { id: 'pack' },
  requiredProducts: { product: 'required' },
  priceRanges: { prices: '' },
};

/** Why a list of a product cannot be empty. */
const needed: Readonly<Record<string, Problem['reason']>> = {
  consumptionranges: 'no-consumption-range',
  priceranges: 'no-price-range',
};

/** An issue of the schema, as a problem of the row and column where that part was read. */
export function noteIssue(issue: Issue, places: Places, sent: Sent): void {
  const keys = issue.path.map(String);
  // The Italian attachments once more: they are told by their language.
  if (keys[0] === 'attachments') return;
  const first = places.get([...keys, '0'].join('.'));
  if (first && issue.code === 'too_big')
    first.refuse('product', 'too-many', undefined, [String(issue.maximum)]);
  else if (keys.length === 3 && keys[2] === 'prices' && refuseSamePacks(keys, places, sent)) return;
  else refuseAt(keys, issue, places, sent);
}

/** Refuses each package whose code another one has already. Answers whether the workbook has rows of them. */
function refuseSamePacks(keys: readonly string[], places: Places, { priceranges }: Sent): boolean {
  const packs = priceranges[Number(keys[1])]?.prices ?? [];
  const again = packs.flatMap(({ id }, at) => {
    const isAgain = packs.findIndex((one) => one.id === id) < at;
    return (isAgain && places.get([...keys, at].join('.'))) || [];
  });
  for (const row of again) row.refuse('pack', 'same-packs');
  return again.length > 0;
}

/** At the part itself, or at the nearest that it is in. */
function refuseAt(keys: readonly string[], issue: Issue, places: Places, sent: Sent): void {
  for (let length = keys.length; length >= 0; length -= 1) {
    const row = places.get(keys.slice(0, length).join('.'));
    if (!row) continue;
    refuse(row, keys.slice(length), issue, listAt(issue.path, sent));
    return;
  }
}

function refuse(row: RowReader, [field = '', sub]: string[], issue: Issue, list: string | undefined): void {
  const column = list ?? columnOf(row, field, sub);
  const empty = issue.path.length === 1 ? needed[field] : undefined;
  // A product may lack both of its kinds of ranges.
  if (!empty && row.isRefused(column)) return;
  const reason = empty ?? (list ? 'price' : field === 'prices' ? 'same-packs' : undefined);
  const said = reason ? { reason } : problemOfIssue(issue, column);
  row.refuse(column, said.reason, undefined, said.allowed);
}

/** The column of a field; those of a package and of a required product have names of their own. */
function columnOf(row: RowReader, field: string, sub = ''): string {
  if (row.has(`${field}.${sub}`)) return `${field}.${sub}`;
  const own: Readonly<Record<string, string>> = ownColumns[row.sheet] ?? {};
  return own[field] ?? columns[field] ?? field;
}

/** The price list of a price, whose column has its id: `priceranges.0.prices.2.prices.1.price`. */
function listAt([part, range, , pack, , price]: PropertyKey[], { priceranges }: Sent): string | undefined {
  if (part !== 'priceranges' || price === undefined) return undefined;
  return priceranges[Number(range)]?.prices[Number(pack)]?.prices[Number(price)]?.pricelist;
}
