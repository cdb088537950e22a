import { hashInGroups } from '#shared/offers/sending/hash-in-groups.ts';
import { type QrShape, qrShape } from '../qr-shape.ts';
import type { OfferDocumentTexts } from './offer-texts.ts';

/** The part of a version's document that says which one it is, and that its snapshot cannot hold. */
export type OfferSeal = {
  /** The beginning of the snapshot's hash, on the last page (SND-006). */
  fingerprint: string;
  /** Where it is handed over on paper. */
  online: { code: QrShape; label: string; caption: string; hint: string } | null;
};

/** The seal of a version. `address` is that of its link, where its document shows one (SND-034). */
export const offerSeal = (
  snapshotHash: string,
  address: string | null,
  { fingerprint, signOnline: { code: label, ...texts } }: OfferDocumentTexts,
): OfferSeal => ({
  fingerprint: `${fingerprint} ${hashInGroups(snapshotHash)}`,
  online: address === null ? null : { code: qrShape(address), label, ...texts },
});
