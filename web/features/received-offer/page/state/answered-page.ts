import type { PageAcceptance } from '#shared/offers/accepting/offer-page.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import type { ShownOffer } from '#web/features/received-offer/parts/guest.ts';

type Signed = Pick<PageAcceptance, 'at' | 'chosen' | 'total'>;

/** The page of an acceptance that the server has confirmed. What is paid and the copy come when it is read anew. */
export const acceptedPage = (page: ShownOffer, signed: Signed): ShownOffer => ({
  ...page,
  state: 'accepted',
  outcome: { by: 'customer', at: signed.at },
  content: {
    ...page.content,
    accepted: {
      ...{ ...signed, signed: false, mailed: false, deposit: null },
      ...{ withdrawalUntil: null, withdrawnAt: null, receiptTo: null, cancelledOn: null },
    },
  },
});

export const declinedPage = (page: ShownOffer, at: string): ShownOffer => ({
  ...page,
  state: 'declined',
  outcome: { by: 'customer', at },
});

/** Nothing is paid after it. */
export const withdrawnPage = (page: ShownOffer, at: string, receiptTo: string): ShownOffer =>
  withAcceptance(page, {
    ...{ withdrawnAt: at, receiptTo },
    cancelledOn: dayInRome(new Date(at)),
    withdrawalUntil: null,
    deposit: null,
  });

export const withAcceptance = (page: ShownOffer, fields: Partial<PageAcceptance>): ShownOffer => {
  const { accepted } = page.content;
  return { ...page, content: { ...page.content, accepted: accepted && { ...accepted, ...fields } } };
};
