import { randomUUID } from 'node:crypto';
import { ConditionFailed, transact } from '#lambdas/runtime/table/transact.ts';
import { customerMail } from '#lambdas/store/mail/customer-mail.ts';
import type { MailFile } from '#lambdas/store/mail/send-mail.ts';
import { tellOwner } from '#lambdas/store/own-event/tell-owner.ts';
import { readLinkKey } from '#lambdas/store/pass/link-key-store.ts';
import { newShareKey, offerAddress, offerToken } from '#lambdas/store/pass/share-token.ts';
import { takeOwnersCopy } from '#lambdas/store/sent-offer/acceptance-store.ts';
import { acceptedInMail } from '#lambdas/store/sent-offer/accepted-in-mail.ts';
import { deliver } from '#lambdas/store/sent-offer/deliver.ts';
import {
  endOfLink,
  movingLink,
  newOfferLink,
  offerLinks,
} from '#lambdas/store/sent-offer/offer-link-store.ts';
import { readVersion } from '#lambdas/store/sent-offer/version-store.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { recipientOf } from '#shared/offers/accepting/recipient-of.ts';
import { endOfDayInRome } from '#shared/offers/sending/end-of-day-in-rome.ts';
import { largestAttachment } from '#shared/offers/sending/largest-attachment.ts';
import type { Acceptance } from '#shared/schemas/acceptance.ts';
import type { SignedCopy } from './signed-copy.ts';

type At = { now: Date; newId: () => string };

/** Both have the signed copy by mail, each once, whatever becomes of this run (ACC-035). */
export async function sendCopies(
  acceptance: Acceptance,
  snapshot: OfferSnapshot,
  { content, name }: SignedCopy,
  at: At,
): Promise<void> {
  const file: MailFile | undefined =
    content.length <= largestAttachment ? { name, type: 'application/pdf', content } : undefined;
  await toCustomer(acceptance, snapshot, file, at);
  const { offer, uid, name: customer } = acceptance;
  if (await takeOwnersCopy(offer, randomUUID()))
    await tellOwner(uid, { kind: 'copy', offer, number: snapshot.number, customer, ...(file && { file }) });
}

/** A customer without an address downloads it on the page. */
async function toCustomer(
  acceptance: Acceptance,
  snapshot: OfferSnapshot,
  file: MailFile | undefined,
  at: At,
): Promise<void> {
  const { offer, uid, version, at: acceptedAt } = acceptance;
  const { language, owner, number } = snapshot;
  const to = recipientOf(acceptance, await readVersion(offer, version));
  if (!to) return;
  const accepted = acceptedInMail(
    snapshot,
    { acceptance, outcome: null },
    { at: acceptedAt, isCancelled: false },
  );
  const mail = customerMail(
    { kind: 'copy', accepted, isAttached: file !== undefined },
    { language, owner, number, link: await linkFor(to, acceptance, at) },
  );
  // There is one such mail of an offer: its id is always the same.
  const asked = { id: 'copy', offer, uid, kind: 'copy', version, address: to } as const;
  await deliver(asked, { ...mail, ...(file && { files: [file] }) }, at);
}

/** The address of the customer's page: by a link of theirs, else by one that all who have it share, else by a new one. */
async function linkFor(to: string, { offer, uid, at }: Acceptance, { now, newId }: At): Promise<string> {
  const good = (await offerLinks.list(offer, now)).filter(({ inPerson }) => !inPerson);
  const link = good.find(({ recipient }) => recipient === to) ?? good[0];
  const key = link && (await readLinkKey(offer, link.id));
  if (link && key) return offerAddress(offer, offerToken(link, key));
  const fresh = newOfferLink({ id: newId(), offer, uid }, { recipient: to, inPerson: false }, now, now);
  const freshKey = newShareKey();
  const expiresAt = endOfLink(fresh, { goodUntil: now, accepted: at });
  await offerLinks.add({ ...fresh, expiresAt }, freshKey, now);
  return offerAddress(offer, offerToken(fresh, freshKey));
}

/** The links of an accepted offer are good for a year from then on; their addresses stay (SND-031). */
export async function moveLinks(
  { offer, at }: Acceptance,
  { validUntil }: OfferSnapshot,
  now: Date,
): Promise<void> {
  const goodUntil = endOfDayInRome(validUntil);
  for (const link of await offerLinks.list(offer, now)) {
    const end = endOfLink(link, { goodUntil, accepted: at });
    if (end === link.expiresAt) continue;
    try {
      await transact(movingLink(link, end));
    } catch (cause) {
      // Revoked meanwhile.
      if (!(cause instanceof ConditionFailed)) throw cause;
    }
  }
}
