/** Keys of the one table; the stack and the local cloud create it from the same words. */
export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'ttl',
  indexes: [
    { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
    { name: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
  ],
  /** What the indexes carry beside keys: the light copy of a quotation, and what marks an item's kind. */
  included: [
    '__edb_e__',
    '__edb_v__',
    'id',
    'uid',
    'name',
    'location',
    'province',
    'createdAt',
    'archived',
    'userName',
    'userCountry',
    'revision',
  ],
} as const;
