/** Collections of the catalogue: one partition each, read by one Query. */
export const collectionKinds = ['product', 'phase', 'pricelist', 'colorlist', 'tag'] as const;
export type CollectionKind = (typeof collectionKinds)[number];

/** Collections that super users order. One item holds the ids of a collection: it is the truth (decision 10). */
export const orderedKinds = ['phase', 'pricelist', 'colorlist'] as const satisfies readonly CollectionKind[];
export type Ordered = (typeof orderedKinds)[number];
