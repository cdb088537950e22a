import { userOperation } from '#lambdas/operation.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { endingOfferLink, offerLinks } from '#lambdas/store/sent-offer/offer-link-store.ts';
import { readOwnOffer } from '#lambdas/store/sent-offer/own-offer.ts';
import { addingLine } from '#lambdas/store/sent-offer/timeline-store.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { revokeLinkInput } from '#shared/schemas/sent-offer-input.ts';

/** From here on the link opens nothing (SND-031). One that is gone may be revoked again. */
export const revokeOfferLink = userOperation({
  allow: 'offer.prepare',
  input: revokeLinkInput,
  async run({ offer, id }, { user, now, newId }) {
    const { version } = mustBeThere((await readOwnOffer(user.id, offer)).head);
    const link = await offerLinks.read(offer, id, now);
    if (!link) return id;
    const line = { id: newId(), at: now.toISOString(), event: 'linkRevoked', by: 'owner' } as const;
    await transact([
      ...endingOfferLink(link),
      addingLine(offer, { ...line, who: displayName(user), version, detail: link.recipient }),
    ]);
    return id;
  },
});
