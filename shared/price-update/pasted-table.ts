import type { FactorTable } from '#shared/schemas/price-update.ts';
import { readFactor } from './read-factor.ts';

/** What a line of a pasted table names wrong, or gives twice. */
export const factorProblems = [
  'json',
  'shape',
  'header',
  'columns',
  'unknownProduct',
  'unknownPricelist',
  'unknownRange',
  'unreadable',
  'impossible',
  'twice',
] as const;
export type FactorProblem = { line: number; reason: (typeof factorProblems)[number]; value: string };

/** The catalogue, as far as a table of factors names it. */
export type KnownCatalogue = {
  products: readonly { id: string; name: { it: string }; ranges: number }[];
  lists: readonly { id: string; name: string }[];
};

/** Gathers factors, given one after the other, and what is wrong with them. */
export function tableBuilder({ products, lists }: KnownCatalogue) {
  const [productOf, listOf] = [finder(products, ({ name }) => name.it), finder(lists, ({ name }) => name)];
  const byProduct = new Map<string, (number | null)[]>();
  const byPricelist = new Map<string, number>();
  const problems: FactorProblem[] = [];
  const wrong = (line: number, reason: FactorProblem['reason'], value: unknown) =>
    void problems.push({ line, reason, value: String(value) });

  function read(line: number, given: unknown): number | null {
    const factor = readFactor(given);
    if (typeof factor !== 'string') return factor;
    wrong(line, factor, given);
    return null;
  }

  /** Of the range of an index, or of all of them. */
  function addProduct(line: number, name: string, range: number | 'all', given: unknown) {
    const product = productOf(name);
    if (!product) return wrong(line, 'unknownProduct', name);
    const indexes = range === 'all' ? [...Array(product.ranges).keys()] : [range];
    const factor = read(line, given);
    if (factor === null) return;
    const factors = byProduct.get(product.id) ?? Array<number | null>(product.ranges).fill(null);
    for (const index of indexes) {
      if (!(index in factors)) return wrong(line, 'unknownRange', index + 1);
      if (factors[index] !== null) return wrong(line, 'twice', name);
      factors[index] = factor;
    }
    byProduct.set(product.id, factors);
  }

  function addList(line: number, name: string, given: unknown) {
    const list = listOf(name);
    if (!list) return wrong(line, 'unknownPricelist', name);
    const factor = read(line, given);
    if (factor === null) return;
    if (byPricelist.has(list.id)) return wrong(line, 'twice', name);
    byPricelist.set(list.id, factor);
  }

  const table = (): FactorTable => ({
    byProduct: [...byProduct].map(([product, factors]) => ({ product, factors })),
    byPricelist: [...byPricelist].map(([pricelist, factor]) => ({ pricelist, factor })),
  });
  return { addProduct, addList, wrong, result: () => ({ table: table(), problems }) };
}
export type TableBuilder = ReturnType<typeof tableBuilder>;

/** By id, else by a name that only one has. */
function finder<Entry extends { id: string }>(entries: readonly Entry[], nameOf: (entry: Entry) => string) {
  const plain = (text: string) => text.trim().toLowerCase();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byName = Map.groupBy(entries, (entry) => plain(nameOf(entry)));
  return (text: string): Entry | undefined => {
    const named = byName.get(plain(text)) ?? [];
    return byId.get(text.trim()) ?? (named.length === 1 ? named[0] : undefined);
  };
}
