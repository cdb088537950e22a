import { filled } from '#lambdas/runtime/table/filled.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { revisionGuard } from '#lambdas/runtime/table/revision-guard.ts';
import { put, transact } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { firstSettings, type OfferSettings, offerSettings } from '#shared/schemas/offer-settings.ts';
import { type NextNumber, takingNumber } from './offer-number-store.ts';

const settingsKey = (uid: string) => ({ pk: partitions.offers(uid), sk: sorts.offerSettings('offers') });

/** The owner's data for offers; those of an owner who never saved any have revision 0. */
export async function readOfferSettings(uid: string): Promise<OfferSettings> {
  const item = await readItem(settingsKey(uid));
  return item ? offerSettings.parse(item) : firstSettings;
}

/**
 * Writes settings whose revision is one above the stored one. `last` is the number before the next one, when the owner
 * set it: it is guarded by the number that was read.
 */
export const changeOfferSettings = (uid: string, settings: OfferSettings, last?: NextNumber): Promise<void> =>
  transact([
    put({
      Item: {
        ...settingsKey(uid),
        ...filled(settings),
      },
      ...revisionGuard(settings.revision),
    }),
    ...(last ? [takingNumber(uid, last)] : []),
  ]);
