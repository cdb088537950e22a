import { userOperation } from '#lambdas/operation.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { offerLinkInput } from '#shared/schemas/sent-offer-input.ts';
import { makeLink, readMadeLink } from './made-link.ts';
import { allowedTo } from './owner-event.ts';

/** One more link of the newest version (SND-025, SND-031). */
export const createOfferLink = userOperation({
  allow: 'offer.prepare',
  input: offerLinkInput,
  async run({ key, offer, ...named }, context) {
    const id = await runOnce(context.user, key, { offer, ...named }, async (once) => {
      const { head } = mustBeThere(await allowedTo({ offer, event: 'resend' }, context));
      return makeLink(head, named, { once, result: (made) => made }, context);
    });
    return mustBeThere(await readMadeLink(offer, id, context.now));
  },
});
