import { userOperation } from '#lambdas/operation.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { changingLight, readLightOffer } from '#lambdas/store/offer/offer-store.ts';
import { archiveOfferInput } from '#shared/schemas/sent-offer-input.ts';

/** Puts an offer aside or back, in any state: nothing changes for its customer (SND-047). */
export const archiveOffer = userOperation({
  allow: 'offer.prepare',
  input: archiveOfferInput,
  async run({ offer, archived }, { user }) {
    const light = mustBeThere(await readLightOffer(user.id, offer));
    await transact([changingLight({ uid: user.id, id: offer }, { archived })]);
    return { ...light, archived };
  },
});
