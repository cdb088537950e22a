import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { readMembers } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts, readProducts } from '#lambdas/store/catalogue/product-store.ts';
import { type PriceListRow, priceListRows } from '#shared/catalogue/price-list-rows.ts';
import { textIn } from '#shared/format/text-in.ts';
import { inBatches } from '#shared/in-batches.ts';
import type { Language } from '#shared/languages.ts';
import type { ProductSummary } from '#shared/schemas/product.ts';
import { phaseName } from '#shared/visibility/phase-name.ts';

/** Products that are read at once: a long list is never all in memory. */
const productsAtOnce = 100;

/** The lines of each product of a price list, the products by name. */
export async function* priceListLines(list: string, language: Language): AsyncGenerator<PriceListRow[]> {
  const [all, members, phases] = await Promise.all([listProducts(), readMembers([list]), listPhases()]);
  const named = new Map(phases.map(({ id, name }) => [id, textIn(phaseName(name), language)]));
  const rowsOf = priceListRows({ list, language, phases: named });
  const chosen = new Set(members.get(list));
  const ids = byName(
    all.filter(({ id }) => chosen.has(id)),
    language,
  ).map(({ id }) => id);
  for (const batch of inBatches(productsAtOnce, ids)) {
    const products = await readProducts(batch);
    for (const id of batch) {
      const product = products.get(id);
      if (product) yield rowsOf(product);
    }
  }
}

function byName(products: readonly ProductSummary[], language: string): ProductSummary[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return products.toSorted((a, b) => compare(textIn(a.name, language), textIn(b.name, language)));
}
