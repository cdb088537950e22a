/** Quotations by their header, users by their profile, and everything of the catalogue. */
export const publishedKeys = [
  { sorts: ['HEAD'] },
  { partitions: ['U#'], sorts: ['PROFILE'] },
  { partitions: ['CATALOGUE#', 'ORDER', 'POINTER'] },
] as const;

/** Changes of long lists, and what of the catalogue has a history. */
export const followedKeys = [
  { sorts: ['CHANGED#'] },
  { partitions: ['P#', 'PL#', 'CATALOGUE#phase', 'CATALOGUE#pricelist'] },
] as const;
