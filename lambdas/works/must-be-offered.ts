import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { DomainError } from '#shared/errors.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { offeredVat } from '#shared/offers/offered-vat.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/**
 * The VAT code of a work is one that its owner may choose today; the one that it has already stays, whatever became of it
 * (OFR-053, WRK-028).
 */
export async function mustBeOffered(vat: string | null, before: string | null, user: CurrentUser, now: Date) {
  if (vat === null || vat === before) return;
  const { regime, vat: own } = await readOfferSettings(user.uid);
  const offered = offeredVat({ country: user.country, regime, own }, dayInRome(now));
  if (!offered.some(({ code }) => code === vat))
    throw new DomainError('invalid-input', { field: 'work.vat' });
}
