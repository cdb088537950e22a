import type { DynamoDBRecord } from 'aws-lambda';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import {
  countedOwner,
  countOfferAs,
  forgetCountedOffer,
  readCountedOffer,
} from '#lambdas/store/statistics/offer-count-store.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';
import { countryOf } from '#shared/geography/countries.ts';
import { provinceCode } from '#shared/geography/provinces.ts';
import { offerShare } from '#shared/statistics/offer-counter.ts';

/**
 * Counts a sent offer as it is now, unless it is a probe's. A record says only where to look: a repeated, late or early
 * one changes nothing (FUP-025).
 */
export async function countOffers({ dynamodb }: DynamoDBRecord): Promise<void> {
  const { pk, sk } = dynamodb?.Keys ?? {};
  const offer = partitions.sentOffer.restOf(pk?.S ?? '');
  if (offer && sk?.S === sorts.sentHead) await tryAgain(() => count(offer, new Date()));
}

async function count(offer: string, now: Date): Promise<void> {
  // Read before the offer: when a later state is counted meanwhile, this write is refused.
  const counted = await readCountedOffer(offer);
  const head = await readSentHead(offer);
  if (!head) {
    if (counted) await forgetCountedOffer(offer, counted, now);
    return;
  }
  const share = offerShare(head, now);
  if (!share) return;
  // An offer stays where it was counted first: its owner may move, or be erased.
  const place = counted?.place ?? (await placeOf(head.uid, share.month));
  if (place)
    await countOfferAs(offer, counted, { place, owner: countedOwner(head.uid), numbers: share.numbers });
}

async function placeOf(uid: string, month: string) {
  const owner = await readUser(uid);
  if (!owner || owner.isProbe) return undefined;
  const { country, province, type } = owner;
  return { month, country: countryOf(country), province: provinceCode(province), type: type ?? '' };
}
