import { type SelectableOffer, selectableOffer } from '#shared/offers/accepting/selectable-offer.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import { type Canonical, canonicalForm } from '#shared/offers/sending/canonical-form.ts';
import { sha256Hex } from '#shared/offers/sending/sha256-hex.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferSettings } from '#shared/schemas/offer-settings.ts';
import { type OfferModel, type OfferOptions, offerModel } from './offer-model.ts';
import { siteLines } from './offer-parties.ts';
import type { OfferDocumentTexts } from './offer-texts.ts';
import { type Shown, shown } from './printed.ts';
import { withdrawalNotice } from './withdrawal-notice.ts';

/**
 * A version as it was sent (SND-003): all that document and acceptance page show, and what a selection needs to be
 * computed. It has no cost, markup, internal note or price list, and no other number than integers.
 */
export type OfferSnapshot = {
  format: 1;
  offer: string;
  version: number;
  /** As it is printed: '12/2026'. */
  number: string;
  title: string;
  language: Offer['language'];
  sentAt: string;
  /** The last day on which it may be accepted: '2026-12-31'. */
  validUntil: string;
  customerKind: NonNullable<Offer['customer']>['kind'] | null;
  /** The place of work, in one line. */
  site: string;
  /** How the customer reaches the owner. */
  owner: { name: string; phone: string | null; email: string };
  /** The document. The address of its logo is the name of a file beside the snapshot. */
  model: Shown<OfferModel>;
  /** The lines that a selection is computed from. */
  selectable: SelectableOffer;
  /** The places of the milestones that are due at the signature, and where they are paid (ACC-052). */
  deposit: { milestones: readonly number[]; iban: string | null };
  /** The notice of the right to withdraw, for consumers (ACC-023). */
  withdrawal: string | null;
};

export type SnapshotOptions = Pick<OfferOptions, 'owner' | 'now'> & {
  settings: OfferOptions['settings'] & Pick<OfferSettings, 'withdrawalNotice'>;
  version: NonNullable<OfferOptions['version']>;
  /** The name of the logo's file; null leaves the logo out. */
  logo: string | null;
};

/** The snapshot of a working copy that is sent now. */
export function offerSnapshot(
  offer: Offer,
  { logo, ...options }: SnapshotOptions,
  texts: OfferDocumentTexts,
): OfferSnapshot {
  const { owner, settings, now, version } = options;
  // The model takes an address that pages may show: the file's name takes its place.
  const { owner: head, ...model } = shown(offerModel(offer, options, texts));
  return {
    ...{
      format: 1,
      offer: offer.id,
      version: version.number,
      number: offerNumber(offer),
      title: offer.title,
    },
    ...{ language: offer.language, sentAt: now.toISOString(), validUntil: offer.validUntil },
    customerKind: offer.customer?.kind ?? null,
    site: siteLines(offer, { language: offer.language, country: owner.country }).join(', '),
    owner: { name: head.name, phone: owner.phone || owner.phone1 || null, email: owner.email },
    model: { ...model, owner: { ...head, logo: head.logo && logo ? { ...head.logo, address: logo } : null } },
    selectable: selectableOffer(offer),
    deposit: {
      milestones: offer.plan.flatMap(({ when }, at) => (when.at === 'signature' ? [at] : [])),
      iban: settings.iban,
    },
    withdrawal: withdrawalNotice(offer, settings, texts),
  };
}

/** The form of a snapshot that is stored and hashed (SND-004). */
export const snapshotForm = (snapshot: OfferSnapshot): string => canonicalForm(snapshot satisfies Canonical);

/**
 * The digest of what a version says, without its number, the day it is sent, and the look of its head. Where nothing has
 * changed, a working copy has the digest of its newest version (SND-010).
 */
export function contentDigest({ version, sentAt, model, ...content }: OfferSnapshot): Promise<string> {
  const { date, foot, replaces, signature, owner: head, ...rest } = model;
  const { ownerDay, ...signs } = signature;
  const { logo, accent, ...owner } = head;
  const said = { ...content, model: { ...rest, owner, signature: signs } };
  return sha256Hex(canonicalForm(said satisfies Canonical));
}
