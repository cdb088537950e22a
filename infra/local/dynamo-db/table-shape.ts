export type TableShape = {
  partitionKey: string;
  sortKey: string;
  timeToLive: string;
  indexes: readonly { name: string; partitionKey: string; sortKey: string }[];
  /** What the indexes carry beside keys. */
  included: readonly string[];
};
