import type { FactorTable } from '#shared/schemas/price-update.ts';
import { readFactor } from './read-factor.ts';

/** Problems of a pasted line: a wrong name, or one given twice. */
const factorProblems = [
  'json',
  'shape',
  'header',
  'columns',
  'both',
  'unknownProduct',
  'unknownPriceList',
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

type Wrong = (line: number, reason: FactorProblem['reason'], value: unknown) => void;
/** The factor that is given on a line; `null` where none is, or one that is wrong, which is said. */
type Read = (line: number, given: unknown) => number | null;

/** Gathers factors, given one after the other, and what is wrong with them. */
export function tableBuilder({ products, lists }: KnownCatalogue) {
  const problems: FactorProblem[] = [];
  const wrong: Wrong = (line, reason, value) => void problems.push({ line, reason, value: String(value) });
  const read: Read = (line, given) => {
    const factor = readFactor(given);
    if (typeof factor !== 'string') return factor;
    wrong(line, factor, given);
    return null;
  };
  const ofProducts = factorsOfProducts(products, read, wrong);
  const ofLists = factorsOfLists(lists, read, wrong);
  const table = (): FactorTable => ({ byProduct: ofProducts.all(), byPricelist: ofLists.all() });
  return {
    /** Adds a factor for one price range of a product, or for all of them. */
    addProduct: ofProducts.add,
    addList: ofLists.add,
    wrong,
    result: () => ({ table: table(), problems }),
  };
}
export type TableBuilder = ReturnType<typeof tableBuilder>;

function factorsOfProducts(products: KnownCatalogue['products'], read: Read, wrong: Wrong) {
  const productOf = finder(products, ({ name }) => name.it);
  const given = new Map<string, (number | null)[]>();
  return {
    add(line: number, name: string, range: number | 'all', text: unknown) {
      const product = productOf(name);
      if (!product) return wrong(line, 'unknownProduct', name);
      const factor = read(line, text);
      if (factor === null) return;
      const factors = given.get(product.id) ?? Array<number | null>(product.ranges).fill(null);
      for (const index of range === 'all' ? factors.keys() : [range]) {
        if (!(index in factors)) return wrong(line, 'unknownRange', index + 1);
        if (factors[index] !== null) return wrong(line, 'twice', name);
        factors[index] = factor;
      }
      given.set(product.id, factors);
    },
    all: () => [...given].map(([product, factors]) => ({ product, factors })),
  };
}

function factorsOfLists(lists: KnownCatalogue['lists'], read: Read, wrong: Wrong) {
  const listOf = finder(lists, ({ name }) => name);
  const given = new Map<string, number>();
  return {
    add(line: number, name: string, text: unknown) {
      const list = listOf(name);
      if (!list) return wrong(line, 'unknownPriceList', name);
      const factor = read(line, text);
      if (factor === null) return;
      if (given.has(list.id)) return wrong(line, 'twice', name);
      given.set(list.id, factor);
    },
    all: () => [...given].map(([pricelist, factor]) => ({ pricelist, factor })),
  };
}

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
