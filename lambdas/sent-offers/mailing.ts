import type { transact } from '#lambdas/runtime/table/transact.ts';
import { type CustomerMail, customerMail } from '#lambdas/store/mail/customer-mail.ts';
import { begunDelivery, hand, type MailOf } from '#lambdas/store/sent-offer/deliver.ts';
import { addingDelivery } from '#lambdas/store/sent-offer/delivery-store.ts';
import { countingMail } from '#lambdas/store/sent-offer/mail-standing-store.ts';
import { sendingLinks, wantedLink } from '#lambdas/store/sent-offer/sending-links.ts';
import { addressLine } from '#shared/document/document-owner.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { endOfDayInRome } from '#shared/offers/sending/end-of-day-in-rome.ts';
import type { Delivery, SentHead } from '#shared/schemas/sent-offer.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import type { OwnerContext } from './owner-event.ts';

/** A mail that was noted, with the address that it leads to. */
export type BegunMail = { delivery: Delivery; link: string };
type Mailing = { begun: BegunMail[]; writes: Parameters<typeof transact>[0] };

/**
 * Mails to some addresses about the newest version: what is written before they go out. Who has a link that is good gets
 * it again, the others get one (SND-020).
 */
export async function mailing(
  head: SentHead,
  { kind, addresses }: { kind: Delivery['kind']; addresses: readonly string[] },
  { user, now, newId }: OwnerContext,
): Promise<Mailing> {
  if (addresses.length === 0) return { begun: [], writes: [] };
  const { offer, version, validUntil, state, outcome } = head;
  const wanted = addresses.map((recipient) =>
    wantedLink({ recipient, inPerson: false, isNew: false }, newId),
  );
  const { used, writes } = await sendingLinks(wanted, {
    ...{ offer, uid: user.id, now, goodUntil: endOfDayInRome(validUntil ?? '') },
    accepted: state === 'accepted' ? outcome?.at : undefined,
  });
  const begun = used.map(({ recipient, address: link }) => {
    const of = { id: newId(), offer, uid: user.id, kind, version, address: recipient ?? '' };
    return { delivery: begunDelivery(of, now.toISOString()), link };
  });
  const counted = countingMail(user.id, 'sent', now, begun.length);
  return { begun, writes: [...writes, ...begun.map(({ delivery }) => addingDelivery(delivery)), counted] };
}

type About = { user: CurrentUser; snapshot: OfferSnapshot; said: CustomerMail; files?: MailOf['files'] };

/** Hands noted mails to SES, all at once and each once. What becomes of them changes nothing else (SND-021, SND-022). */
export const handMails = (
  begun: readonly BegunMail[],
  { user, snapshot, said, files = [] }: About,
  at: Pick<OwnerContext, 'now' | 'newId'>,
): Promise<Delivery[]> =>
  Promise.all(
    begun.map(({ delivery, link }) => {
      const { language, number, owner } = snapshot;
      const from = { name: owner.name, email: user.email, address: addressLine(user) };
      return hand(delivery, { ...customerMail(said, { language, number, link, owner: from }), files }, at);
    }),
  );
