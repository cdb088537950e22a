import { readCustomer } from '#lambdas/store/customer/customer-store.ts';
import { makesOffers } from '#shared/access/makes-offers.ts';
import { DomainError } from '#shared/errors.ts';
import type { QuotationHeader } from '#shared/schemas/quotation.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

type Chosen = Pick<QuotationHeader, 'customerId' | 'siteId'>;
type Sent = { customerId?: string | null | undefined; siteId?: string | null | undefined };

const nobody: Chosen = { customerId: null, siteId: null };

/**
 * Customer and site of a quotation after a save. They are its owner's (CUS-029): a save of somebody else leaves them, and
 * may not name any. Another customer has another site, or none.
 */
export async function chosenCustomer(
  before: Pick<QuotationHeader, 'uid'> & Chosen,
  sent: Sent,
  user: CurrentUser,
): Promise<Chosen> {
  const kept = { customerId: before.customerId, siteId: before.siteId };
  const customerId = sent.customerId === undefined ? kept.customerId : sent.customerId;
  const stays = customerId === kept.customerId;
  const siteId = sent.siteId === undefined ? (stays ? kept.siteId : null) : sent.siteId;
  if (before.uid !== user.id || !makesOffers(user)) {
    if (sent.customerId) throw wrong('customerId');
    if (sent.siteId) throw wrong('siteId');
    return kept;
  }
  if (stays && siteId === kept.siteId) return kept;
  if (customerId === null) {
    if (sent.siteId) throw wrong('siteId');
    return nobody;
  }
  await mustHaveSite(user.id, customerId, siteId);
  return { customerId, siteId };
}

async function mustHaveSite(uid: string, customerId: string, siteId: string | null): Promise<void> {
  const customer = await readCustomer(uid, customerId);
  if (!customer) throw wrong('customerId');
  if (siteId !== null && !customer.sites.some(({ id }) => id === siteId)) throw wrong('siteId');
}

const wrong = (field: 'customerId' | 'siteId') => new DomainError('invalid-input', { field });
