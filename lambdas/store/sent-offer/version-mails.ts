import { log } from '#lambdas/runtime/log.ts';
import { customerMail } from '#lambdas/store/mail/customer-mail.ts';
import { mailAddressOf } from '#lambdas/store/mail/mail-address.ts';
import { type MailFile, sendMail } from '#lambdas/store/mail/send-mail.ts';
import { paths } from '#shared/access/paths.ts';
import { addressLine } from '#shared/document/document-owner.ts';
import { mailValues } from '#shared/document/offer/mail-values.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { largestAttachment } from '#shared/offers/sending/largest-attachment.ts';
import { mailSubject, mailText } from '#shared/offers/sending/mail-texts.ts';
import type { SendOfferInput } from '#shared/schemas/send-offer-input.ts';
import type { Delivery } from '#shared/schemas/sent-offer.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { begunDelivery, hand } from './deliver.ts';
import type { UsedLink } from './sending-links.ts';

/** The file of a mail; none where it was not wished for, or is too large. */
export const attachedPdf = (attach: boolean, name: string, content: Uint8Array): MailFile[] =>
  attach && content.length <= largestAttachment ? [{ name, type: 'application/pdf', content }] : [];

type Said = Pick<SendOfferInput, 'subject' | 'text' | 'copyToMe'>;
type Of = { user: CurrentUser; snapshot: OfferSnapshot; files: readonly MailFile[] };
type At = { now: Date; newId: () => string };

/** The mails of a sending, one for each link that has a recipient: part of its transaction (SND-020, SND-022). */
export const begunMails = (
  links: readonly UsedLink[],
  { offer, uid, version }: Pick<Delivery, 'offer' | 'uid' | 'version'>,
  { now, newId }: At,
): Delivery[] =>
  links.flatMap(({ recipient }) =>
    recipient === null
      ? []
      : [
          begunDelivery(
            { id: newId(), offer, uid, kind: 'offer', version, address: recipient },
            now.toISOString(),
          ),
        ],
  );

/** Hands the mails of a sending to SES, all at once and each once. The version stays sent whatever becomes of them (SND-021). */
export async function handVersion(
  said: Said,
  { begun, links }: { begun: readonly Delivery[]; links: readonly Pick<UsedLink, 'recipient' | 'address'>[] },
  of: Of,
  at: At,
): Promise<Delivery[]> {
  const addresses = new Map(links.map(({ recipient, address }) => [recipient, address]));
  const mailTo = (link: string) => ({ ...versionMail(said, link, of), files: of.files });
  const [deliveries] = await Promise.all([
    Promise.all(begun.map((delivery) => hand(delivery, mailTo(addresses.get(delivery.address) ?? ''), at))),
    said.copyToMe ? sendCopy(said, of) : undefined,
  ]);
  return deliveries;
}

/** The mail of a version, with the link of its recipient. Placeholders in the values are not filled in (SND-016). */
function versionMail({ subject, text }: Said, link: string, { user, snapshot }: Of) {
  const values = mailValues(snapshot, link);
  return customerMail(
    {
      ...{ kind: 'offer', version: snapshot.version },
      ...{ subject: mailSubject(subject, values), text: mailText(text, values) },
    },
    {
      ...{ language: snapshot.language, number: snapshot.number, link },
      owner: { name: snapshot.owner.name, email: user.email, address: addressLine(user) },
    },
  );
}

/** The owner's copy leads to their own page: it opens nothing in the customer's name (ACC-008). */
async function sendCopy(said: Said, of: Of): Promise<void> {
  const link = mailAddressOf({ path: paths.offer(of.snapshot.offer) });
  const { senderName, headers, ...mail } = versionMail(said, link, of);
  try {
    await sendMail({ ...mail, to: of.user.email, files: of.files });
  } catch (cause) {
    log.warn('the copy of a mail did not go out', { cause: String(cause) });
  }
}
