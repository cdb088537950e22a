import { signedAddress } from '#lambdas/runtime/files/files.ts';
import type { KnownOffer } from '#shared/offers/accepting/page-of.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import { readAcceptance } from './acceptance-store.ts';
import { listDeliveries } from './delivery-store.ts';
import { readSnapshot } from './read-snapshot.ts';
import { listMessages } from './timeline-store.ts';
import { offerFolder, readVersion } from './version-store.ts';
import { type ContractWithdrawal, readWithdrawal } from './withdrawal-store.ts';

/** The owner's own look has none. */
type Link = KnownOffer['link'] & { id?: string };

/** All that a page of the newest version is made of, for the holder of a link. */
export async function knownOffer(head: SentHead, link: Link): Promise<KnownOffer> {
  const { offer, uid } = head;
  const reading = readVersion(offer, head.version);
  const [version, mails, snapshot, messages, acceptance, withdrawn] = await Promise.all([
    reading,
    reading.then(({ asksCode }) => (asksCode ? listDeliveries(offer) : [])),
    readSnapshot(head, head.version),
    listMessages(offer),
    head.state === 'accepted' ? readAcceptance(offer) : undefined,
    head.cancelled?.by === 'customer' ? readWithdrawal(offer) : undefined,
  ]);
  const name = snapshot.model.owner.logo?.address;
  const logo = name ? await signedAddress(`${offerFolder(uid, offer)}${name}`) : null;
  const withdrawal = withdrawn && { at: withdrawn.at, receiptTo: receiptOf(withdrawn, link) };
  return { head, version, snapshot, link, messages, mails, acceptance, withdrawal, logo };
}

const receiptOf = ({ link, email, receiptTo }: ContractWithdrawal, { id }: Link): string | null =>
  link === id ? (receiptTo ?? email) : null;
