import { randomBytes } from 'node:crypto';
import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { customerMail } from '#lambdas/store/mail/customer-mail.ts';
import { mailAddressOf } from '#lambdas/store/mail/mail-address.ts';
import { changingLight } from '#lambdas/store/offer/offer-store.ts';
import { usedText } from '#lambdas/store/offer/used-texts.ts';
import { paths } from '#shared/access/paths.ts';
import { addressLine } from '#shared/document/document-owner.ts';
import { mailValues } from '#shared/document/offer/mail-values.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { endOfDayInRome } from '#shared/offers/sending/end-of-day-in-rome.ts';
import { mailSubject, mailText } from '#shared/offers/sending/mail-texts.ts';
import type { Delivery, SentHead } from '#shared/schemas/sent-offer.ts';
import { countedMails } from './count-mails.ts';
import { begunDelivery, hand } from './deliver.ts';
import { addingDelivery } from './delivery-store.ts';
import { countingMail } from './mail-standing-store.ts';
import { readSnapshot } from './read-snapshot.ts';
import type { Remindable } from './remindable.ts';
import { sendingLinks, wantedLink } from './sending-links.ts';
import { addingLine, type TimelineLine } from './timeline-store.ts';

type Writes = Parameters<typeof transact>[0];
type At = { now: Date; newId: () => string };
type Reminded = Extract<Remindable, { by: 'customer' }>;
/** A reminder is noted with these: the write that takes it, and who sends it. */
type Noted = { head: SentHead; taking: Writes; by: Pick<TimelineLine, 'by' | 'who'> };

/**
 * Reminds a customer by mail. All is noted in one transaction before SES has anything: who is killed afterwards leaves
 * deliveries of which nobody knows, and they are not repeated (FUP-014).
 */
export async function sendReminder(to: Reminded, noted: Noted, at: At): Promise<void> {
  const { head, taking } = noted;
  const { offer, uid, version, validUntil } = head;
  const { now, newId } = at;
  const snapshot = await readSnapshot(head, version);
  const wanted = to.addresses.map((recipient) =>
    wantedLink({ recipient, inPerson: false, isNew: false }, newId),
  );
  const goodUntil = endOfDayInRome(validUntil ?? '');
  const { used, writes } = await sendingLinks(wanted, { offer, uid, now, goodUntil });
  const mails = used.map(({ recipient, address: link }) => {
    const of = { id: newId(), offer, uid, kind: 'reminder', version, address: recipient ?? '' } as const;
    const secret = randomBytes(32).toString('base64url');
    const delivery = { ...begunDelivery(of, now.toISOString()), refusal: hashOf(secret) };
    return { delivery, link, secret };
  });
  await countedMails({ user: to.user, offer, addresses: to.addresses, now }, () =>
    transact([
      ...taking,
      ...writes,
      ...mails.map(({ delivery }) => addingDelivery(delivery)),
      countingMail(uid, 'sent', now, mails.length),
      ...lineOf(noted, to, at),
    ]),
  );
  await Promise.all(
    mails.map(({ delivery, ...said }) =>
      hand(delivery, reminderMail({ delivery, ...said }, snapshot, to), at),
    ),
  );
}

const lineOf = ({ head, by }: Noted, { addresses }: Reminded, { now, newId }: At): Writes => {
  const { offer, uid, version } = head;
  const at = now.toISOString();
  return [
    changingLight({ uid, id: offer }, { lastEvent: 'reminder', lastEventAt: at }),
    addingLine(offer, {
      ...{ id: newId(), at, event: 'reminder', ...by, version },
      detail: addresses.join(', '),
    }),
  ];
};

type Said = { delivery: Delivery; link: string; secret: string };

/** The owner's words, in the language of the offer. Two ways end further ones: a page, and the button of mail programs. */
function reminderMail({ delivery, link, secret }: Said, snapshot: OfferSnapshot, to: Reminded) {
  const { language, number, owner } = snapshot;
  const values = mailValues(snapshot, link);
  const { offer, id } = delivery;
  const said = {
    kind: 'reminder',
    subject: mailSubject(usedText(to.settings, 'reminderSubject', language), values),
    text: mailText(usedText(to.settings, 'reminderText', language), values),
    unsubscribe: {
      page: link.replace(paths.receivedOffer(offer), `${paths.offerReminders(offer)}?lang=${language}`),
      oneClick: mailAddressOf({
        path: '/functions/refuseReminders',
        query: { offer, token: `${id}.${secret}` },
      }),
    },
  } as const;
  const from = { name: owner.name, email: to.user.email, address: addressLine(to.user) };
  return customerMail(said, { language, number, link, owner: from });
}
