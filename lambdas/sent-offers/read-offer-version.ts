import { userOperation } from '#lambdas/operation.ts';
import { readFile } from '#lambdas/runtime/files/files.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { readOwnOffer } from '#lambdas/store/sent-offer/own-offer.ts';
import { readVersion, versionFile } from '#lambdas/store/sent-offer/version-store.ts';
import { versionInput } from '#shared/schemas/sent-offer-input.ts';

/** The snapshot of a version, as it was sent (SND-012). */
export const readOfferVersion = userOperation({
  allow: 'offer.prepare',
  input: versionInput,
  async run({ offer, version }, { user }) {
    const head = mustBeThere((await readOwnOffer(user.id, offer)).head);
    await readVersion(offer, version);
    return new TextDecoder().decode(await readFile(versionFile(head, version, '.json')));
  },
});
