import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { acceptingTerms } from '#lambdas/store/offer/processing-terms-store.ts';
import type { Once } from '#lambdas/store/once/once-store.ts';
import { countedMails } from '#lambdas/store/sent-offer/count-mails.ts';
import {
  addressOfWanted,
  sendingLinks,
  type UsedLink,
  type WantedLink,
  wantedLink,
} from '#lambdas/store/sent-offer/sending-links.ts';
import { readOwnHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { listMessages } from '#lambdas/store/sent-offer/timeline-store.ts';
import { attachedPdf, begunMails, handVersion } from '#lambdas/store/sent-offer/version-mails.ts';
import { contentOf, type WorkingCopy } from '#lambdas/store/sent-offer/working-copy.ts';
import { waitingQuestions } from '#shared/offers/following/waiting-questions.ts';
import { endOfDayInRome } from '#shared/offers/sending/end-of-day-in-rome.ts';
import { processingTerms } from '#shared/offers/sending/processing-terms.ts';
import type { SendOfferInput } from '#shared/schemas/send-offer-input.ts';
import type { Delivery, SentHead } from '#shared/schemas/sent-offer.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { type PreparedVersion, prepareVersion } from './prepare-version.ts';
import { mustBeSendable } from './send-refused.ts';
import { versionWrites } from './version-writes.ts';

/** The version of a sending, and the link of one that no mail carries: its key remembers them. */
export type SendingResult = { version: number; link: string | null };

export type SendContext = { user: CurrentUser; now: Date; newId: () => string; once: Once };
type Context = SendContext & {
  /** The key of its preparation. */
  lock: string;
  /** The terms of processing are accepted with it. */
  accepts: boolean;
};

/**
 * Makes the next version, and hands its mails over. Files come first: until the transaction nobody can open anything of it
 * (SND-007). A mail that fails leaves a version that can be sent again (SND-021).
 */
export async function freezeAndSend(
  input: SendOfferInput,
  working: WorkingCopy,
  context: Context,
): Promise<SendingResult> {
  const { user, now } = context;
  const head = await readOwnHead(user.id, input.offer);
  const wanted = wantedLinks(input, context.newId);
  const prepared = await prepareVersion(working, {
    ...{ now, version: { number: head.version + 1, former: formerOf(head) } },
    // Only paper shows a link (SND-034).
    address: input.channel === 'hand' && wanted[0] ? addressOfWanted(input.offer, wanted[0]) : null,
  });
  const files = attachedPdf(input.attach, prepared.fileName, prepared.pdf);
  const sending = { input, working, prepared, wanted, isWithoutPdf: input.attach && files.length === 0 };
  const addresses = input.channel === 'email' ? input.recipients : [];
  const { begun, links } = await countedMails({ user, offer: input.offer, addresses, now }, () =>
    written(sending, context),
  );
  await handVersion(input, { begun, links }, { user, snapshot: prepared.snapshot, files }, context);
  const [link] = input.channel === 'email' ? [] : links;
  return { version: prepared.snapshot.version, link: link?.id ?? null };
}

const formerOf = ({ version, sentAt }: SentHead) =>
  version > 0 && sentAt !== null ? { number: version, sentAt } : null;

/** By e-mail everybody has a link of their own; paper and this device get new ones (SND-020, SND-033, SND-034). */
function wantedLinks({ channel, recipients }: SendOfferInput, newId: () => string): WantedLink[] {
  const of = (recipient: string | null) =>
    wantedLink(
      { recipient, inPerson: channel === 'inPerson', isNew: channel === 'inPerson' || channel === 'hand' },
      newId,
    );
  return channel === 'email' ? recipients.map(of) : [of(recipients[0] ?? null)];
}

type Sending = {
  input: SendOfferInput;
  working: WorkingCopy;
  prepared: PreparedVersion;
  wanted: readonly WantedLink[];
  isWithoutPdf: boolean;
};

/** Writes the version. After a lost race it looks again whether the state still lets it be sent (SND-037). */
function written(
  { input, working, prepared, wanted, isWithoutPdf }: Sending,
  { user, now, newId, once, lock, accepts }: Context,
): Promise<{ begun: Delivery[]; links: UsedLink[] }> {
  const of = { offer: input.offer, uid: user.id };
  const { version, validUntil } = prepared.snapshot;
  return tryAgain(async () => {
    const [head, { used, made, writes }, content, thread] = await Promise.all([
      readOwnHead(user.id, input.offer),
      sendingLinks(wanted, { ...of, goodUntil: endOfDayInRome(validUntil), now }),
      contentOf(working, now),
      listMessages(input.offer),
    ]);
    mustBeSendable(head, now);
    const begun = input.channel === 'email' ? begunMails(used, { ...of, version }, { now, newId }) : [];
    const detail = isWithoutPdf ? `${input.channel} withoutPdf` : input.channel;
    const link = input.channel === 'email' ? null : (used[0]?.id ?? null);
    await transact([
      once.remembering(JSON.stringify({ version, link } satisfies SendingResult), now),
      ...versionWrites({
        working,
        input,
        prepared,
        head,
        content,
        made,
        deliveries: begun,
        detail,
        waitingQuestions: waitingQuestions(thread, version).length,
        lock,
        newId,
      }),
      ...writes,
      ...(accepts ? [acceptingTerms(user.id, processingTerms, now.toISOString())] : []),
    ]);
    return { begun, links: used };
  });
}
