import { sanitiseTexts } from '#lambdas/runtime/sanitise.ts';
import { type ProductContent, productOfInput, type SentProduct } from '#shared/catalogue/product-of-input.ts';
import { stampedPriceRanges } from '#shared/catalogue/stamped-price-ranges.ts';
import { DomainError } from '#shared/errors.ts';
import type { Product } from '#shared/schemas/product.ts';
import { phases } from './phase-store.ts';
import { priceLists } from './price-list-store.ts';
import { readProducts } from './product-store.ts';

/** The stored content of a sent product: clean texts, stamped prices. `before` is the product of a save. */
export async function savedContent(
  id: string,
  sent: SentProduct,
  before: Product | undefined,
  now: Date,
): Promise<ProductContent> {
  const [allPhases, lists] = await Promise.all([
    phases.list(true),
    priceLists.list(true),
    checkRequiredProducts(id, sent),
  ]);
  const known = { phases: idsOf(allPhases), lists: idsOf(lists) };
  const content = productOfInput(sent, known);
  return {
    ...content,
    details: sanitiseTexts(content.details),
    specs: sanitiseTexts(content.specs),
    priceranges: stampedPriceRanges(
      before?.priceranges ?? [],
      content.priceranges,
      known.lists,
      now.toISOString(),
    ),
  };
}

const idsOf = (entries: readonly { id: string }[]) => new Set(entries.map(({ id }) => id));

/** Names the field of a required product that is not there, or that is the product itself. */
async function checkRequiredProducts(id: string, { consumptionranges }: SentProduct): Promise<void> {
  const required = consumptionranges.flatMap(({ requiredProducts }, range) =>
    requiredProducts.map(({ product }, index) => ({
      product,
      field: `consumptionranges.${range}.requiredProducts.${index}.product`,
    })),
  );
  const existing = await readProducts(
    required.map(({ product }) => product),
    true,
  );
  const wrong = required.find(({ product }) => product === id || !existing.has(product));
  if (wrong) throw new DomainError('invalid-input', { field: `product.${wrong.field}` });
}
