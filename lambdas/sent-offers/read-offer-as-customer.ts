import { userOperation } from '#lambdas/operation.ts';
import { knownOffer } from '#lambdas/store/sent-offer/known-offer.ts';
import { readOwnOffer } from '#lambdas/store/sent-offer/own-offer.ts';
import { readWorkingCopy, snapshotOf } from '#lambdas/store/sent-offer/working-copy.ts';
import { type KnownOffer, pageOf, pageState } from '#shared/offers/accepting/page-of.ts';
import { offerInput } from '#shared/schemas/sent-offer-input.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { pictureAddress } from '#shared/uploads/picture-address.ts';

/** Nobody's link: it opens nothing and notes nothing. */
const link: KnownOffer['link'] = { recipient: null, inPerson: false, seen: 0 };

/** The customer's page as its owner sees it: of the newest version, else of the working copy (ACC-008). */
export const readOfferAsCustomer = userOperation({
  allow: 'offer.prepare',
  input: offerInput,
  async run({ offer }, { user, now }): Promise<string> {
    const { head } = await readOwnOffer(user.id, offer);
    const state = head && pageState(head, now);
    const known = head && state ? await knownOffer(head, link) : await unsentOffer(user, offer, now);
    return JSON.stringify(pageOf(known, state ?? 'sent', now));
  },
});

/** The working copy as if it were sent now; nothing of it is kept. */
async function unsentOffer(user: CurrentUser, offer: string, now: Date): Promise<KnownOffer> {
  const logo = (user.showLogo && pictureAddress(user.imageUrl)) || null;
  const snapshot = snapshotOf(await readWorkingCopy(user, offer), {
    ...{ now, logo, version: { number: 1, former: null } },
  });
  return {
    head: { offer, version: 1, state: 'sent', outcome: null, cancelled: null },
    version: { channel: 'link', snapshotHash: '', asksCode: false, recipients: [] },
    ...{ snapshot, link, messages: [], mails: [], acceptance: undefined, withdrawal: undefined, logo },
  };
}
