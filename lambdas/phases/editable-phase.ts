import { sanitiseTexts } from '#lambdas/runtime/sanitise.ts';
import { readOrder } from '#lambdas/store/catalogue/order-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';
import { inOrder } from '#shared/catalogue/in-order.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import type { ProductSummary } from '#shared/schemas/product.ts';
import { phaseName } from '#shared/visibility/phase-name.ts';

/** A phase as super users edit it; products have the names they have now, and deleted ones are left out (ADR 8). */
export async function editablePhase(stored: Phase) {
  const [products, order] = await Promise.all([listProducts(), readOrder('phase')]);
  const known = new Map(products.map((product) => [product.id, product]));
  const [phase = stored] = inOrder([stored], order);
  return {
    ...phase,
    name: phaseName(phase.name),
    procedure: sanitiseTexts(phase.procedure),
    choices: phase.choices.map((choice, index) => ({
      ...choice,
      index,
      products: choice.products.flatMap((id) => chosen(known.get(id))),
      procedure: sanitiseTexts(choice.procedure),
    })),
  };
}

const chosen = (product: ProductSummary | undefined) =>
  product ? [{ id: product.id, name: product.name, archived: product.archived }] : [];
