import { randomUUID } from 'node:crypto';
import { demoFile } from '#infra/local/demo/demo-file.ts';
import { maximumRows } from '#shared/schemas/quotation-bounds.ts';
import { canAddAlone } from '#shared/selection/can-add-alone.ts';
import { SelectableProductsDocument, type SelectableProductsQuery } from '#web/graphql/quotations.ts';
import { graphql, type Who } from './cloud.ts';
import { answered } from './quotations-api.ts';

/** The maximum rows of a quotation, with these products in turn and ids like a browser's. */
export const mostRowsOf = (...products: readonly string[]) =>
  Array.from({ length: maximumRows }, (_, index) => ({
    sId: randomUUID(),
    product: products[index % products.length] ?? '',
  }));

/** Demo products that a user may choose alone, without products of other tests. */
export async function choosableProducts(who: Who): Promise<string[]> {
  const demo = new Set((await demoFile<{ id: string }[]>('products')).map(({ id }) => id));
  const { selectableProducts } = answered(
    await graphql<SelectableProductsQuery>(who, `${SelectableProductsDocument}`),
  );
  return selectableProducts
    .filter((product) => demo.has(product.id) && product.selectable && canAddAlone(product))
    .map(({ id }) => id);
}
