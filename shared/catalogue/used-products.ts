import type { Phase } from '#shared/schemas/phase.ts';
import type { ProductSummary } from '#shared/schemas/product.ts';

type Requiring = Pick<ProductSummary, 'id' | 'archived' | 'consumptionranges'>;

/** Those of the products that choices of phases hold, and those that other products in use require. */
export function usedProducts(
  ids: readonly string[],
  phases: readonly Pick<Phase, 'choices'>[],
  products: readonly Requiring[],
) {
  const wanted = new Set(ids);
  const offered = new Set(phases.flatMap(({ choices }) => choices.flatMap((choice) => choice.products)));
  const others = products.filter(({ id, archived }) => !archived && !wanted.has(id));
  const required = new Set(
    others.flatMap(({ consumptionranges }) =>
      consumptionranges.flatMap(({ requiredProducts }) => requiredProducts.map(({ product }) => product)),
    ),
  );
  const inOrder = [...wanted];
  return {
    offered: inOrder.filter((id) => offered.has(id)),
    required: inOrder.filter((id) => required.has(id)),
  };
}
