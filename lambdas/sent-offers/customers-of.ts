import { isOneBlocked, returnedAmong } from '#lambdas/store/sent-offer/blocked-address-store.ts';
import { readMailStanding } from '#lambdas/store/sent-offer/mail-standing-store.ts';
import { readVersion } from '#lambdas/store/sent-offer/version-store.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import type { OwnerContext } from './owner-event.ts';

/**
 * The addresses that hear of what an owner does: those that the newest version was sent to. Nobody who complained or
 * from whom mails come back for good, and nobody while the account's mails are paused: links go on without mails (SND-024,
 * SND-050, SND-051).
 */
export async function customersOf(
  { offer, version }: Pick<SentHead, 'offer' | 'version'>,
  { user, now }: OwnerContext,
): Promise<{ addresses: string[]; isPaused: boolean }> {
  const { recipients } = await readVersion(offer, version);
  const blocked = await Promise.all(recipients.map((address) => isOneBlocked(user.id, [address])));
  const returned = await returnedAmong(user.id, recipients);
  const addresses = recipients.filter((address, index) => !blocked[index] && !returned.includes(address));
  const isPaused = addresses.length > 0 && (await readMailStanding(user.id, now)).isPaused;
  return { addresses: isPaused ? [] : addresses, isPaused };
}
