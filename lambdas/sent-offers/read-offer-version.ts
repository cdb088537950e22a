import { userOperation } from '#lambdas/operation.ts';
import { readFileIfThere } from '#lambdas/runtime/files/files.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { readOwnOffer } from '#lambdas/store/sent-offer/own-offer.ts';
import { readKeptSnapshot, versionFile } from '#lambdas/store/sent-offer/version-store.ts';
import { versionInput } from '#shared/schemas/sent-offer-input.ts';

/** The snapshot of a version, as it was sent (SND-012), or what is left of it without its customer. */
export const readOfferVersion = userOperation({
  allow: 'offer.prepare',
  input: versionInput,
  async run({ offer, version }, { user }) {
    const head = mustBeThere((await readOwnOffer(user.id, offer)).head);
    const stored = await readFileIfThere(versionFile(head, version, '.json'));
    if (stored) return new TextDecoder().decode(stored);
    return mustBeThere(await readKeptSnapshot(offer, version));
  },
});
