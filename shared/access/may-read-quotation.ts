import type { QuotationLight } from '#shared/schemas/quotation.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { type Manager, managesCountry } from './managed-countries.ts';

/**
 * Whether a quotation is among those a user gets: their own, and for super users those whose owner's country they
 * manage (SES-043, SES-044). A refusal is answered as `not-found` (OP30).
 */
export function mayReadQuotation(
  user: Manager & Pick<CurrentUser, 'uid'>,
  quotation: Pick<QuotationLight, 'uid' | 'userCountry'>,
): boolean {
  return quotation.uid === user.uid || managesCountry(user, quotation.userCountry);
}
