import { userOperation } from '#lambdas/operation.ts';
import { signedAddress } from '#lambdas/runtime/files/files.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { readAcceptance } from '#lambdas/store/sent-offer/acceptance-store.ts';
import { readOwnOffer } from '#lambdas/store/sent-offer/own-offer.ts';
import { readVersion, versionFile } from '#lambdas/store/sent-offer/version-store.ts';
import { DomainError } from '#shared/errors.ts';
import { offerFileInput } from '#shared/schemas/sent-offer-input.ts';

/** Where the PDF of a version, or its signed copy, is fetched within a minute: always the same bytes (SND-005). */
export const readOfferFile = userOperation({
  allow: 'offer.prepare',
  input: offerFileInput,
  async run({ offer, version, signed }, { user }) {
    const head = mustBeThere((await readOwnOffer(user.id, offer)).head);
    if ((await readVersion(offer, version)).erased) throw new DomainError('not-found');
    if (signed) await mustBeSigned(offer, version);
    return signedAddress(versionFile(head, version, signed ? '-signed.pdf' : '.pdf'));
  },
});

/** The signed copy is made a moment after the acceptance (ACC-033). */
async function mustBeSigned(offer: string, version: number): Promise<void> {
  const accepted = await readAcceptance(offer);
  if (accepted?.version !== version || accepted.signedHash === null) throw new DomainError('not-found');
}
