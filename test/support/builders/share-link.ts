import type { ShareLink } from '#shared/schemas/share-link.ts';

/** A link for the customer, made on 20 November 2026 for thirty days. */
export const aShareLink = (changes: Partial<ShareLink> = {}): ShareLink => ({
  id: 'link-1',
  quotation: 'q1',
  audience: 'CUSTOMER',
  language: 'it',
  showPrices: false,
  showSpecs: true,
  tokenHash: 'hash',
  createdAt: '2026-11-20T08:00:00.000Z',
  createdBy: 'Marta Bellini',
  expiresAt: '2026-12-20T08:00:00.000Z',
  openings: 0,
  ...changes,
});
