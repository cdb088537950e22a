import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ProductDraft } from '#shared/catalogue/product-form/draft.ts';
import { fromProduct } from '#shared/catalogue/product-form/from-product.ts';
import { mergeProductDrafts } from '#shared/catalogue/product-form/merge-drafts.ts';
import { toInput } from '#shared/catalogue/product-form/to-input.ts';
import { toldAsHistory } from '#shared/catalogue/product-form/told-as-history.ts';
import {
  EditableProductDocument,
  type EditableProductQuery,
  UpdateProductDocument,
} from '#web/graphql/products.ts';
import { request } from '#web/lib/graphql.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useEntityDraft } from '#web/lib/use-entity-draft.ts';
import { useLeaveTexts } from './use-leave-texts.ts';

export type EditedProduct = EditableProductQuery['editableProduct'];

const keyOf = (id: string) => ['product', 'one', id, 'edited'];

const read = async (id: string, signal?: AbortSignal) =>
  (await request(EditableProductDocument, { id }, signal)).editableProduct;

/** A product with everything that is edited; live, as every list. */
export const useStoredProduct = (id: string) =>
  useQuery({ queryKey: keyOf(id), queryFn: ({ signal }) => read(id, signal) });

const toDraft = (product: EditedProduct): ProductDraft => fromProduct(product);

/** The draft of a product, and its stored state. */
export function useEditedProduct(stored: EditedProduct, timer?: Timer) {
  const queries = useQueryClient();
  const { id } = stored;
  const remember = (product: EditedProduct) => queries.setQueryData(keyOf(id), product);
  const send = async (draft: ProductDraft, revision: number) => {
    const product = { ...toInput(draft).input, id, revision };
    const { updateProduct } = await request(UpdateProductDocument, { product });
    remember(updateProduct);
    return updateProduct;
  };
  const leave = useLeaveTexts();
  const entity = useEntityDraft({
    ...{ stored, toDraft, send, leave, timer },
    reload: () => read(id),
    merge: mergeProductDrafts,
  });
  const clashes = useMemo(() => toldAsHistory(entity.clashes, entity.draft), [entity.clashes, entity.draft]);
  /** Takes a product that an action stored at once; edits stay. After a foreign save in between, the next save is a conflict. */
  const storedAtOnce = (product: EditedProduct) => {
    if (product.revision === entity.base.revision + 1) entity.rebase(product);
    remember(product);
  };
  return { ...entity, clashes, storedAtOnce };
}
export type ProductEditing = ReturnType<typeof useEditedProduct>;
