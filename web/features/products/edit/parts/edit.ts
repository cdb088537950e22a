import type { ProductDraft } from '#shared/catalogue/product-form/draft.ts';

/** Changes the draft. The same function at every drawing: parts that did not change are not drawn again. */
export type Edit = (change: Partial<ProductDraft> | ((now: ProductDraft) => ProductDraft)) => void;

/** The entry with that key as `change` makes it. */
export const changeKeyed = <Entry extends { key: number }>(
  entries: readonly Entry[],
  key: number,
  change: (entry: Entry) => Entry,
): Entry[] => entries.map((entry) => (entry.key === key ? change(entry) : entry));
