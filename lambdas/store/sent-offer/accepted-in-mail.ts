import type { AcceptedInMail } from '#lambdas/store/mail/customer-mail.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { cents } from '#shared/money/units.ts';
import { acceptedTotals } from '#shared/offers/accepting/accepted-totals.ts';
import { lastWithdrawalDay } from '#shared/offers/accepting/withdrawal-days.ts';
import type { Acceptance } from '#shared/schemas/acceptance.ts';

/** What the mail with a copy says of an acceptance. One that the owner noted cannot be withdrawn on the page (ACC-056). */
export function acceptedInMail(
  { selectable, withdrawal }: Pick<OfferSnapshot, 'selectable' | 'withdrawal'>,
  acceptance: Acceptance | undefined,
  { at, isCancelled }: { at: string; isCancelled: boolean },
): AcceptedInMail {
  const mayWithdraw = acceptance !== undefined && withdrawal !== null && !isCancelled;
  return {
    ...{ at, total: cents(acceptedTotals({ selectable }, acceptance).total) },
    withdrawUntil: mayWithdraw ? lastWithdrawalDay(new Date(at)) : null,
  };
}
