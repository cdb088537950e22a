import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import type { StoredRow } from '#lambdas/store/quotation/packed-rows.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { type Offer, offer as offerSchema } from '#shared/schemas/offer.ts';
import type { OfferLight, SentLight } from '#shared/schemas/offer-light.ts';
import { cleanTexts } from './clean-texts.ts';

/** The row that a material was copied from: an order is made from it. Its digest never leaves the server. */
export type OrderedRow = Pick<StoredRow, 'packs' | 'choices'> & {
  copy: string;
  /** In millionths of the unit. */
  estimate: number;
};

/** An offer, and by the ids of its materials the rows they were copied from. */
export type StoredOffer = { offer: Offer; rows: Readonly<Record<string, OrderedRow>> };

type Named = Pick<Offer, 'uid' | 'id'>;

/** The offer: a few attributes, and all else packed in one. */
export const offerKey = ({ uid, id }: Named) => ({ pk: partitions.offers(uid), sk: sorts.offer(id) });

/** An offer as lists show it, beside its owner's others: written with it. */
export const lightOfferKey = ({ uid, id }: Named) => ({
  pk: partitions.offers(uid),
  sk: sorts.lightOffer(id),
});

export async function offerItem({ offer, rows }: StoredOffer) {
  const { id, uid, revision, createdAt, updatedAt, updatedBy, ...content } = offer;
  const kept = new Set(offer.lines.filter(({ material }) => material).map((line) => line.id));
  const named = Object.fromEntries(Object.entries(rows).filter(([line]) => kept.has(line)));
  const body = await packed({ ...content, rows: named });
  return { ...offerKey(offer), id, uid, revision, createdAt, updatedAt, updatedBy, body };
}

export async function offerOfItem({ body, ...item }: Record<string, unknown>): Promise<StoredOffer> {
  // Written by offerItem.
  const { rows, ...content } = (await unpacked(body as Uint8Array)) as Pick<StoredOffer, 'rows'>;
  const offer = offerSchema.parse({ ...content, ...item });
  return { offer: { ...offer, texts: cleanTexts(offer.texts) }, rows };
}

/** The part of a light offer that follows the working copy. */
export type DraftLight = Omit<OfferLight, keyof SentLight>;

/** The offer as its owner's list has it, with its amounts. */
export function lightOfferOf(offer: Offer): DraftLight {
  const {
    id,
    prefix,
    number,
    year,
    title,
    language,
    validUntil,
    customerId,
    createdAt,
    updatedAt,
    revision,
  } = offer;
  const { total, taxable } = evaluateOffer(offer);
  const { label, city } = offer.site ?? { label: null, city: null };
  return {
    ...{ id, prefix, number, year, title, language, validUntil, customerId, createdAt, updatedAt, revision },
    customerName: offer.customer?.name ?? null,
    siteName: label ?? city,
    total,
    taxable,
  };
}
