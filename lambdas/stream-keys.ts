/** Quotations by their header, users by their profile, their sessions and what they have read, marks of unfinished work, the rest whole. */
export const publishedKeys = [
  { sorts: ['HEAD'] },
  { partitions: ['U#'], sorts: ['PROFILE', 'INBOX', 'SESSION#'] },
  { partitions: ['CATALOGUE#', 'ORDER', 'POINTER', 'NOTIFICATIONS', 'INVITES', 'UNFINISHED'] },
] as const;

/**
 * Changes of long lists, quotations by their header, what of the catalogue has a history, files of notifications,
 * devices, whose they are and in which session they were registered.
 */
export const followedKeys = [
  { sorts: ['CHANGED#', 'HEAD'] },
  { partitions: ['P#', 'PL#', 'CATALOGUE#phase', 'CATALOGUE#pricelist'] },
  { partitions: ['DEVICE#', 'NOTIFICATIONS'] },
  { partitions: ['U#'], sorts: ['PROFILE', 'SESSION#'] },
] as const;
