import { partitions, sorts } from '#lambdas/store/keys.ts';
/** Quotations by their header, users by their profile, their sessions and what they have read, marks of unfinished work, the rest whole. */
export const publishedKeys = [
  { sorts: [sorts.quotation] },
  {
    partitions: [partitions.user.prefix],
    sorts: [sorts.profile, sorts.inboxMarks, sorts.session.prefix],
  },
  {
    partitions: [
      partitions.catalogue.prefix,
      partitions.order,
      partitions.pointer,
      partitions.notifications,
      partitions.invitations,
      partitions.unfinishedJobs,
    ],
  },
] as const;

/**
 * Changes of long lists, quotations by their header, what of the catalogue has a history, files of notifications,
 * devices, whose they are and in which session they were registered.
 */
export const followedKeys = [
  { sorts: [sorts.change.prefix, sorts.quotation] },
  {
    partitions: [
      partitions.product.prefix,
      partitions.productsOfPriceList.prefix,
      partitions.catalogue('phase'),
      partitions.catalogue('pricelist'),
    ],
  },
  { partitions: [partitions.device.prefix, partitions.notifications] },
  { partitions: [partitions.user.prefix], sorts: [sorts.profile, sorts.session.prefix] },
] as const;
