import type { OfferLight } from '#shared/schemas/offer-light.ts';

/** Whether an offer is for a customer, or a version of it was sent to them. */
export const isOf = (
  { customerId, formerCustomers }: Pick<OfferLight, 'customerId' | 'formerCustomers'>,
  customer: string,
): boolean => customerId === customer || formerCustomers.some((former) => former.customer === customer);
