import type { AcceptedInMail } from '#lambdas/store/mail/customer-mail.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { cents } from '#shared/money/units.ts';
import { acceptedTotals, type Told } from '#shared/offers/accepting/accepted-totals.ts';
import { lastWithdrawalDay } from '#shared/offers/accepting/withdrawal-days.ts';

/** The mail with a copy says this of an acceptance. One that the owner noted cannot be withdrawn on the page (ACC-056). */
export function acceptedInMail(
  { selectable, withdrawal }: Pick<OfferSnapshot, 'selectable' | 'withdrawal'>,
  told: Told,
  { at, isCancelled }: { at: string; isCancelled: boolean },
): AcceptedInMail {
  const mayWithdraw = told.acceptance !== undefined && withdrawal !== null && !isCancelled;
  return {
    ...{ at, total: cents(acceptedTotals({ selectable }, told).total) },
    withdrawUntil: mayWithdraw ? lastWithdrawalDay(new Date(at)) : null,
  };
}
