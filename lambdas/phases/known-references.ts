import { priceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';
import { tags as allTags } from '#lambdas/store/catalogue/tag-store.ts';
import type { PhaseContent } from '#shared/catalogue/phase-form/clean-phase.ts';
import { tagsOf } from '#shared/catalogue/phase-form/tags-of.ts';
import { DomainError } from '#shared/errors.ts';
import type { Phase } from '#shared/schemas/phase.ts';

/**
 * The content without deleted products, and each product once in a choice. A deleted tag or price list is refused
 * instead: without it a condition would match more, and a phase might become one of all lists (OPC-15, OPC-16).
 * References that the stored phase holds already stay.
 */
export async function knownReferences(stored: Phase, content: PhaseContent): Promise<PhaseContent> {
  const [products, tags, lists] = await Promise.all([
    listProducts(true),
    allTags.list(true),
    priceLists.list(true),
  ]);
  const slugs = new Set([...tags.map(({ slug }) => slug), ...tagsOf(stored)]);
  const unknownTag = tagsOf(content).find((slug) => !slugs.has(slug));
  if (unknownTag !== undefined) throw new DomainError('unknown-tag', { tag: unknownTag });
  const listIds = new Set([...lists.map(({ id }) => id), ...stored.availablePricelists]);
  if (content.availablePricelists.some((id) => !listIds.has(id))) throw new DomainError('unknown-price-list');
  const productIds = new Set(products.map(({ id }) => id));
  return {
    ...content,
    availablePricelists: [...new Set(content.availablePricelists)],
    choices: content.choices.map((choice) => ({
      ...choice,
      products: [...new Set(choice.products)].filter((id) => productIds.has(id)),
    })),
  };
}
