import { customerName } from '#shared/customers/customer-name.ts';
import type { Contact, Customer, Site } from '#shared/schemas/customer.ts';
import type { Offer, PrintedContact, PrintedCustomer, PrintedSite } from '#shared/schemas/offer.ts';

type Address = Pick<Site, 'address' | 'postalCode' | 'city' | 'province' | 'country'>;

const addressOf = ({ address, postalCode, city, province, country }: Address) => ({
  ...{ address, postalCode, city, province, country },
});

/** The customer as an offer prints them. */
function printedCustomerOf(customer: Customer): PrintedCustomer {
  const { kind, vatNumber, taxCode, sdiCode, pec, email, phone } = customer;
  const identified = { kind, vatNumber, taxCode, sdiCode, pec, email, phone };
  return { ...identified, name: customerName(customer), ...addressOf(customer) };
}

/** Kinds that live where they are: without a site of their own the work is done in a dwelling (CUS-015). */
const dwell: readonly Customer['kind'][] = ['private', 'condominium'];

/** The site as it is printed; without one of their own, the customer's address (CUS-014). Undefined for an unknown one. */
export function printedSiteOf(customer: Customer, siteId: string | null): PrintedSite | undefined {
  if (siteId === null)
    return { label: null, ...addressOf(customer), dwelling: dwell.includes(customer.kind) };
  const site = customer.sites.find(({ id }) => id === siteId);
  return site && { label: site.label, ...addressOf(site), dwelling: site.dwelling };
}

const printedContact = ({ name, role, phone, email }: Contact): PrintedContact => ({
  ...{ name, role, phone, email },
});

type Printed = Pick<Offer, 'customerId' | 'siteId' | 'contactId' | 'customer' | 'site' | 'contact'>;

/**
 * The working copy with its customer as they are now. A site or contact that is gone leaves the offer, and the place of
 * work stays where there is no site. A customer who is gone stays as they were printed.
 */
export function withCustomer<Working extends Printed>(
  offer: Working,
  customer: Customer | undefined,
): Working {
  if (!customer) return offer;
  const contact = customer.contacts.find(({ id }) => id === offer.contactId);
  const site = offer.siteId === null ? undefined : printedSiteOf(customer, offer.siteId);
  return {
    ...offer,
    customer: printedCustomerOf(customer),
    siteId: site ? offer.siteId : null,
    site: site ?? offer.site,
    contactId: contact ? contact.id : null,
    contact: contact ? printedContact(contact) : null,
  };
}
