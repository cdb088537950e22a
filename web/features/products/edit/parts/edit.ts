import type { ProductDraft } from '#shared/catalogue/product-form/draft.ts';

/** Changes the draft; the same function at every drawing, so that parts that did not change are not drawn again. */
export type Edit = (change: Partial<ProductDraft> | ((now: ProductDraft) => ProductDraft)) => void;

export const insertAt = <Entry>(entries: readonly Entry[], index: number, entry: Entry): Entry[] => [
  ...entries.slice(0, index),
  entry,
  ...entries.slice(index),
];

/** The entry with that key as `change` makes it. */
export const changeKeyed = <Entry extends { key: number }>(
  entries: readonly Entry[],
  key: number,
  change: (entry: Entry) => Entry,
): Entry[] => entries.map((entry) => (entry.key === key ? change(entry) : entry));
