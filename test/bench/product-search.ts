import { readFileSync } from 'node:fs';
import type { Product } from '#shared/schemas/product.ts';
import { productWords } from '#shared/search/product-words.ts';
import { productSearch } from '#shared/search/search-products.ts';
import { print } from '#test/prove/figure.ts';
import { median, percentile } from './percentile.ts';

const count = 2000;
/** Milliseconds of a key, for 95 keys in 100, each the median of its rounds; and of the index. */
const limits = { key: 10, index: 50 };

const typed = [
  'cappotto',
  'idropittura bianca',
  'silosanica facciate',
  'finitura acrìlica',
  'interni calce',
  'parola1234',
];

/** Every text that is there while the words are typed, key by key. */
const keys = typed.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));

/** Invented words of its own for each product: a real catalogue repeats itself less than the demo many times over. */
const ownWords = (index: number) =>
  Array.from({ length: 20 }, (_, at) => `parola${(index * 20 + at) % 9000}`);

/** The search of 2,000 products in the browser: each key of what a painter types, and the making of the index. */
export async function benchProductSearch(): Promise<void> {
  const demo: Product[] = JSON.parse(readFileSync('infra/local/demo/data/products.json', 'utf8'));
  const products = Array.from({ length: count }, (_, index) => {
    const product = demo[index % demo.length];
    if (!product) throw new Error('The demo has no products.');
    return { ...product, id: `${product.id}-${index}`, phases: Object.keys(product.phases) };
  });
  const words = new Map(
    products.map((product, index) => [
      product.id,
      { tags: '', texts: [...productWords(product).it, ...ownWords(index)] },
    ]),
  );
  const phases = new Map([...new Set(products.flatMap((one) => one.phases))].map((id) => [id, { it: id }]));
  const make = () => productSearch(products, { language: 'it', phases, words });
  const search = make();
  const times = keys.map((key) => medianTime(() => search(key)));
  const found = typed.filter((text) => search(text).length > 0).length;
  report('search of 2,000 products, p95 of a key', percentile(times, 0.95), limits.key, { found });
  report('its index', medianTime(make), limits.index, {});
}

const rounds = 9;

function medianTime(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return median(times);
}

const report = (name: string, milliseconds: number, limit: number, more: object) =>
  print({
    ...{ name, value: Number(milliseconds.toFixed(1)), unit: 'ms', limit },
    ok: milliseconds <= limit,
    ...more,
  });
