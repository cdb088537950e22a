import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { readCustomer } from '#lambdas/store/customer/customer-store.ts';
import { offerTemplates } from '#lambdas/store/offer/offer-block-store.ts';
import type { StoredOffer } from '#lambdas/store/offer/offer-items.ts';
import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { DomainError } from '#shared/errors.ts';
import { type CreateOfferInput, createOfferInput } from '#shared/schemas/offer-input.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { begunOffer } from './begun-offer.ts';
import { madeOnce } from './made-once.ts';
import { type QuotationRows, readQuotationRows } from './quotation-rows.ts';
import { withRowsOf } from './with-rows-of.ts';

/** Makes an offer: empty, of a quotation of the caller, or of a template (OFR-003, OFR-004, OFR-080). */
export const createOffer = userOperation({
  allow: 'offer.prepare',
  limit: 'new-offer',
  input: z.strictObject({ input: createOfferInput }),
  run: ({ input }, { user, now, newId }) =>
    madeOnce(user, input, now, async (): Promise<StoredOffer> => {
      const [settings, template, quotation] = await Promise.all([
        readOfferSettings(user.id),
        input.template ? offerTemplates.read(user.id, input.template) : undefined,
        ownQuotation(user, input.quotation, now),
      ]);
      const named = quotation ? ofQuotation(quotation, chosen(input)) : chosen(input);
      const customer = await customerOf(user, named.customerId, Boolean(input.customerId));
      const begun = begunOffer(
        { ...named, customer, template: template?.content },
        { user, settings, id: newId(), now },
      );
      return quotation ? withRowsOf(quotation, begun, newId) : { offer: begun, rows: {} };
    }),
});

type Named = Pick<CreateOfferInput, 'title' | 'customerId' | 'siteId' | 'contactId'>;

/** The fields that the caller chose; no customer and no site are a choice, too. */
const chosen = ({ title, contactId, customerId, siteId }: CreateOfferInput): Named => ({
  ...(title && { title }),
  ...(contactId && { contactId }),
  ...(customerId !== undefined && { customerId }),
  ...(siteId !== undefined && { siteId }),
});

async function ownQuotation(user: CurrentUser, id: string | null | undefined, now: Date) {
  if (!id) return undefined;
  const found = (await readQuotationRows(user, [id], now)).get(id);
  if (!found) throw new DomainError('not-found');
  return found;
}

/** Title, customer, site and place of work of a quotation, where the caller chose no other (OFR-003, OFR-009). */
function ofQuotation({ header }: QuotationRows, others: Named) {
  const { name, location, province, customerId, siteId } = header;
  const nowhere = { address: null, postalCode: null, country: null, dwelling: false };
  const isOther = others.customerId !== undefined && others.customerId !== customerId;
  return {
    ...{ title: name, place: { label: null, city: location, province, ...nowhere } },
    ...{ customerId, siteId: isOther ? null : siteId },
    ...others,
  };
}

/** The customer; that of a quotation may be gone, one that the caller chose is there. */
async function customerOf(user: CurrentUser, id: string | null | undefined, isChosen: boolean) {
  if (!id) return undefined;
  const customer = await readCustomer(user.id, id);
  if (!customer && isChosen) throw new DomainError('invalid-input', { field: 'input.customerId' });
  return customer;
}
