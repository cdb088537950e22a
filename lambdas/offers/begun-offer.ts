import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import type { NextNumber } from '#lambdas/store/offer/offer-number-store.ts';
import { defaultOfferTitle } from '#shared/offers/offer-bounds.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { firstVat, firstWithholding, type VatOwner } from '#shared/offers/offered-vat.ts';
import { printedSiteOf, withCustomer } from '#shared/offers/printed-customer.ts';
import type { TemplateContent } from '#shared/offers/template-content.ts';
import { dayAfter } from '#shared/offers/validity.ts';
import { withinRegime } from '#shared/offers/within-regime.ts';
import type { Customer } from '#shared/schemas/customer.ts';
import { documentLanguages } from '#shared/schemas/customer-input.ts';
import { noTexts, type Offer, type PrintedSite } from '#shared/schemas/offer.ts';
import type { OfferSettings } from '#shared/schemas/offer-settings.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** An offer begins with these. */
export type Beginning = {
  title?: string | null | undefined;
  customer?: Customer | undefined;
  siteId?: string | null | undefined;
  contactId?: string | null | undefined;
  /** Where the work is done, when there is no site. */
  place?: PrintedSite | undefined;
  template?: TemplateContent | undefined;
};

type Around = { user: CurrentUser; settings: OfferSettings; id: string; now: Date };

export const vatOwner = (user: CurrentUser, { regime, vat }: OfferSettings): VatOwner => ({
  country: user.country,
  regime,
  own: vat,
});

/** Until it is taken, an offer has no number. */
const noNumber: NextNumber = { year: 0, number: 0, last: undefined };

/** A new offer with what its owner's offers begin with, or with a template (OFR-004, OFR-055, OFR-062, OFR-067). */
export function begunOffer(beginning: Beginning, { user, settings, id, now }: Around): Offer {
  const { template } = beginning;
  const day = dayInRome(now);
  const owner = vatOwner(user, settings);
  const people = printed(beginning);
  const vat = firstVat(owner, { dwelling: people.site?.dwelling ?? false, day });
  const { year, number } = noNumber;
  const begun: Offer = {
    ...{ id, uid: user.id, createdAt: now.toISOString(), ...nextRevision(0, user, now) },
    ...{ prefix: settings.prefix, year, number },
    title: beginning.title || template?.title || defaultOfferTitle,
    language: beginning.customer?.language ?? languageOf(user),
    ...people,
    ...{ policy: 'inPrice', markup: settings.markup, plan: settings.plan, texts: noTexts },
    ...{ sections: [], lines: [], discount: null, rounding: null, splitPayment: false, stamp: false },
    hourlyCost: settings.hourlyCost,
    withholding: firstWithholding(owner, beginning.customer ?? null),
    defaultVat: vat?.code ?? null,
    vat: vat ? [vat] : [],
    ...(template && ofTemplate(template)),
    validUntil: dayAfter(day, template?.validityDays ?? settings.validityDays),
  };
  // A template may be older than the regime of its owner.
  return withinRegime(begun, owner, day);
}

const ofTemplate = ({ sections, lines, policy, markup, defaultVat, vat, texts, plan }: TemplateContent) => ({
  ...{ sections, lines, policy, markup, defaultVat, vat, texts, plan },
});

/** Customer, site and contact; a site or contact that is not the customer's is left out. */
function printed({ customer, siteId = null, contactId = null, place }: Beginning) {
  const site = customer ? (printedSiteOf(customer, siteId) ?? null) : null;
  const nobody = { customerId: null, siteId: null, contactId: null, customer: null, contact: null };
  if (!customer) return { ...nobody, site: place ?? null };
  const named = {
    ...nobody,
    customerId: customer.id,
    siteId,
    contactId,
    // The place of a quotation is as much a dwelling as the address of its customer.
    site: siteId || !place ? site : { ...place, dwelling: site?.dwelling ?? false },
  };
  return withCustomer<typeof named & Pick<Offer, 'customer' | 'contact' | 'site'>>(named, customer);
}

const languageOf = ({ language }: CurrentUser): Offer['language'] =>
  documentLanguages.find((known) => known === language) ?? 'it';
