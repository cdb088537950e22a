import { partitions, sorts } from '#lambdas/store/keys.ts';

/**
 * Headers of quotations; profiles, sessions, inbox marks and own events of users; customers, works, offers and what
 * happens to sent ones; marks of unfinished work; the rest whole.
 */
export const publishedKeys = [
  { sorts: [sorts.quotation] },
  {
    partitions: [partitions.user.prefix],
    sorts: [sorts.profile, sorts.inboxMarks, sorts.ownEvent.prefix, sorts.session.prefix],
  },
  // Lambda takes five patterns at most: what belongs to an owner is one.
  {
    partitions: [
      partitions.customers.prefix,
      partitions.works.prefix,
      partitions.offers.prefix,
      partitions.sentOffer.prefix,
    ],
    sorts: [
      sorts.customer.prefix,
      sorts.colourCard.prefix,
      sorts.work.prefix,
      sorts.lightOffer.prefix,
      sorts.offerSettings.prefix,
      sorts.offerText.prefix,
      sorts.offerTemplate.prefix,
      sorts.sentHead,
      sorts.acceptance,
    ],
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

/** Changes of long lists, headers of quotations, sent offers, entities with a history, notifications, devices and their users. */
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
  { partitions: [partitions.sentOffer.prefix], sorts: [sorts.sentHead] },
] as const;
