import { ConditionFailed } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import type { StoredOffer } from '#lambdas/store/offer/offer-items.ts';
import { readNextNumber } from '#lambdas/store/offer/offer-number-store.ts';
import { readOffer, createOffer as store } from '#lambdas/store/offer/offer-store.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { DomainError } from '#shared/errors.ts';
import { yearInRome } from '#shared/offers/offer-number.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** Tries to take a number while others of the same owner are made. */
const tries = 20;

/**
 * Makes and stores an offer with the next number of the year in Rome (OFR-006). A retry with the key of an earlier call
 * returns the offer of that call.
 */
export async function madeOnce(
  user: CurrentUser,
  input: { key: string },
  now: Date,
  make: () => Promise<StoredOffer>,
): Promise<Offer> {
  const id = await runOnce(user, input.key, input, async (once) => {
    const { offer, rows } = await make();
    return tryAgain(async () => {
      const next = await readNextNumber(user.id, yearInRome(now));
      const numbered = { ...offer, year: next.year, number: next.number };
      try {
        return await store({ offer: numbered, rows }, next, once, now);
      } catch (cause) {
        throw isNumberTaken(cause) ? cause : new DomainError('conflict', undefined, { cause });
      }
    }, tries);
  });
  return (await readOffer(user.id, id)).offer;
}

/** The second write takes the number; the first one fails when another call with the key was faster. */
const isNumberTaken = (cause: unknown): boolean =>
  cause instanceof ConditionFailed && cause.refused.length === 1 && cause.refused[0] === 1;
