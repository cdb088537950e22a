export type TableShape = {
  partitionKey: string;
  sortKey: string;
  timeToLive: string;
  indexes: readonly { name: string; partitionKey: string; sortKey: string }[];
  /** Attributes that the indexes carry beside keys. */
  included: readonly string[];
};

/** Keys of the one table; the stack and the local cloud create it from the same words. */
export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'ttl',
  indexes: [{ name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' }],
  /** The field that indexes carry beside keys: whose the item is. */
  included: ['id', 'email'],
} as const satisfies TableShape;
