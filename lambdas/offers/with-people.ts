import { readCustomer } from '#lambdas/store/customer/customer-store.ts';
import { DomainError } from '#shared/errors.ts';
import { printedSiteOf, withCustomer } from '#shared/offers/printed-customer.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { UpdateOfferInput } from '#shared/schemas/offer-input.ts';

type Chosen = Pick<UpdateOfferInput, 'customerId' | 'siteId' | 'contactId'>;

const nobody = { customerId: null, siteId: null, contactId: null, customer: null, site: null, contact: null };

/**
 * The offer with the customer, site and contact that a save chose; the printed copy is refreshed. Another customer has
 * no site and no contact of the former one.
 */
export async function withPeople(offer: Offer, chosen: Chosen): Promise<Offer> {
  const customerId = chosen.customerId === undefined ? offer.customerId : chosen.customerId;
  if (customerId === null) return offer.customerId === null ? offer : { ...offer, ...nobody };
  const customer = await readCustomer(offer.uid, customerId);
  const isNew = customerId !== offer.customerId;
  if (!customer) {
    // One that is gone stays as it was printed.
    if (isNew || chosen.siteId || chosen.contactId) throw invalid('customerId');
    return offer;
  }
  const former = isNew ? { ...offer, ...nobody } : offer;
  const siteId = chosen.siteId === undefined ? former.siteId : chosen.siteId;
  const contactId = chosen.contactId === undefined ? former.contactId : chosen.contactId;
  const isMoved = isNew || siteId !== former.siteId;
  const site = isMoved ? printedSiteOf(customer, siteId) : former.site;
  if (isMoved && !site) throw invalid('siteId');
  const named = withCustomer({ ...former, customerId, siteId, contactId, site: site ?? null }, customer);
  if (chosen.contactId && !named.contact) throw invalid('contactId');
  return named;
}

const invalid = (field: string) => new DomainError('invalid-input', { field: `input.${field}` });
