import { queryOptions } from '@tanstack/react-query';
import { ProductDocument } from '#web/graphql/product-dialog.ts';
import { request } from '#web/lib/graphql.ts';

/** Texts, image and attachments of one product. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', 'one', id, 'details'],
    queryFn: async ({ signal }) => (await request(ProductDocument, { id }, signal)).product,
  });
