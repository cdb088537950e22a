import type { Customer, Site } from '#shared/schemas/customer.ts';

type Address = Pick<Site, 'address' | 'city' | 'province'>;
type Place = { location: string; province: string | null };

/** The address of a site, else the customer's own: one without sites is measured at their own address (CUS-014). */
export const addressOf = (customer: Customer, siteId: string | null): Address =>
  customer.sites.find(({ id }) => id === siteId) ?? customer;

/** Location and province of a quotation: a chosen site fills what is empty, and changes nothing that was typed (CUS-028). */
export const placeOfSite = (typed: Place, { address, city, province }: Address): Place => ({
  location: typed.location.trim() ? typed.location : [address, city].filter(Boolean).join(', '),
  province: typed.province || province,
});
