import { readFile } from '#lambdas/runtime/files/files.ts';
import type { MailFile } from '#lambdas/store/mail/send-mail.ts';
import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import type { Once } from '#lambdas/store/once/once-store.ts';
import { readAcceptance } from '#lambdas/store/sent-offer/acceptance-store.ts';
import { acceptedInMail } from '#lambdas/store/sent-offer/accepted-in-mail.ts';
import { countedMails } from '#lambdas/store/sent-offer/count-mails.ts';
import { mustMayWrite } from '#lambdas/store/sent-offer/deliver.ts';
import { readSnapshot } from '#lambdas/store/sent-offer/read-snapshot.ts';
import { waiting } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { attachedPdf, handVersion } from '#lambdas/store/sent-offer/version-mails.ts';
import { versionFile } from '#lambdas/store/sent-offer/version-store.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { DomainError } from '#shared/errors.ts';
import { plannedReminders } from '#shared/offers/following/next-due.ts';
import { fileName } from '#shared/quotation-name/quotation-file-name.ts';
import type { Acceptance } from '#shared/schemas/acceptance.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import type { ResendOfferInput, Resent } from '#shared/schemas/sent-offer-input.ts';
import { type BegunMail, handMails, mailing } from './mailing.ts';
import { happen, type OwnerContext } from './owner-event.ts';

type Input = Omit<ResendOfferInput, 'key' | 'recipients'> & { recipients: readonly string[] };

/** Sends the newest version again to some addresses; of an accepted one the copy of what was accepted (table 2). */
export async function resendByMail(
  input: Input,
  head: SentHead,
  once: Once,
  context: OwnerContext,
): Promise<string> {
  const { offer, version, recipients } = input;
  const { user, now } = context;
  const kind = head.state === 'accepted' ? 'copy' : 'offer';
  if (recipients.length === 0) throw new DomainError('recipient-missing');
  await mustMayWrite(user.id, recipients, now);
  const acceptance = head.state === 'accepted' ? await readAcceptance(offer) : undefined;
  const [snapshot, pdf] = await Promise.all([
    readSnapshot(head, version),
    fileOf(input, head, acceptance?.signedHash),
  ]);
  const files = named(pdf, snapshot);
  let begun: BegunMail[] = [];
  let result = '';
  const addresses = kind === 'offer' ? recipients : [];
  await countedMails({ user, offer, addresses, now }, () =>
    happen({ offer, version, event: 'resend' }, context, async (happens) => {
      // It was accepted meanwhile: this mail would ask for what is done.
      if ((happens.next === 'accepted') !== (kind === 'copy')) throw new DomainError('conflict');
      const mails = await mailing(happens.head, { kind, addresses: recipients }, context);
      begun = mails.begun;
      const deliveries = begun.map(({ delivery }) => delivery.id);
      result = JSON.stringify({ link: null, deliveries } satisfies Resent);
      return {
        head: kind === 'offer' ? await replanned(happens.head, context) : {},
        // Whatever came back before was answered by this.
        light: { returned: false },
        line: { event: 'sent', detail: pdf && files.length === 0 ? 'email withoutPdf' : 'email' },
        also: [once.remembering(result, now), ...mails.writes],
      };
    }),
  );
  await handed(begun, { input, head, acceptance, snapshot, files }, context);
  return result;
}

/** Former reminders lapse: new ones count from this sending (FUP-011). */
async function replanned(head: SentHead, { user, now }: OwnerContext) {
  const settings = await readOfferSettings(user.id);
  const { validUntil, leftOut } = head;
  const plan = { sentAt: now, validUntil: validUntil ?? '', leftOut };
  return waiting({ ...head, reminders: plannedReminders(settings, plan, now) });
}

type Handing = {
  input: Input;
  head: SentHead;
  acceptance: Acceptance | undefined;
  snapshot: OfferSnapshot;
  files: MailFile[];
};

async function handed(
  begun: readonly BegunMail[],
  { input, head, acceptance, snapshot, files }: Handing,
  context: OwnerContext,
) {
  const { user } = context;
  if (head.state === 'accepted') {
    const { outcome, cancelled } = head;
    const end = { at: outcome?.at ?? '', isCancelled: cancelled !== null };
    const accepted = acceptedInMail(snapshot, { acceptance, outcome }, end);
    const said = { kind: 'copy', accepted, isAttached: files.length > 0 } as const;
    await handMails(begun, { user, snapshot, said, files }, context);
    return;
  }
  const mails = {
    begun: begun.map(({ delivery }) => delivery),
    links: begun.map(({ delivery, link }) => ({ recipient: delivery.address, address: link })),
  };
  await handVersion(input, mails, { user, snapshot, files }, context);
}

/** The PDF of the version, or its signed copy once that is made. */
async function fileOf({ attach, version }: Input, head: SentHead, signedHash: string | null = null) {
  if (head.state !== 'accepted' && !attach) return undefined;
  return readFile(versionFile(head, version, signedHash ? '-signed.pdf' : '.pdf'));
}

/** A file is named like the document (SND-018). */
const named = (content: Uint8Array | undefined, { model, number }: OfferSnapshot): MailFile[] => {
  const title = [`${model.title} ${number}`, model.customer.lead].filter(Boolean).join(' - ');
  // 'Rossi S.r.l.' ends with the dot that the extension brings.
  return content ? attachedPdf(true, fileName(title.replace(/\.+$/, ''), 'pdf'), content) : [];
};
