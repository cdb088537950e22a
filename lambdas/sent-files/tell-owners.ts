import { log } from '#lambdas/runtime/log.ts';
import { ConditionFailed, transact } from '#lambdas/runtime/table/transact.ts';
import type { OwnerMail } from '#lambdas/store/mail/owner-mail.ts';
import { readLightOffer } from '#lambdas/store/offer/offer-store.ts';
import { addingOwnEvent } from '#lambdas/store/own-event/adding-own-event.ts';
import { tellOwner } from '#lambdas/store/own-event/tell-owner.ts';
import { readAcceptance } from '#lambdas/store/sent-offer/acceptance-store.ts';
import { readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { endTelling, listDueTellings, listMessages } from '#lambdas/store/sent-offer/timeline-store.ts';
import { readWithdrawal } from '#lambdas/store/sent-offer/withdrawal-store.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { customerReasons } from '#shared/offers/following/loss-reasons.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import type { SentHead, TimelineEntry } from '#shared/schemas/sent-offer.ts';

/** The deeds of customers that an owner is told of (table 2). */
const told = ['opened', 'question', 'accepted', 'declined', 'cancelled'] as const;
type Told = (typeof told)[number];

/**
 * Tells owners what customers did with their offers: in the bell, and by mail (FUP-017). The function of guests writes
 * beside no profile, so this follows their lines. A line is told once: a run that is killed after the bell sends no mail.
 */
export async function tellOwners(clock: () => Date, end: number): Promise<void> {
  for (const { offer, line } of await listDueTellings(clock())) {
    if (clock().getTime() >= end) return;
    try {
      await tell(offer, line);
      await endTelling(offer, line);
    } catch (cause) {
      log.error('an owner is not told yet', cause instanceof Error ? cause : String(cause));
    }
  }
}

async function tell(offer: string, { id, at, event, version }: TimelineEntry): Promise<void> {
  const kind = told.find((each) => each === event);
  const head = kind && (await readSentHead(offer));
  if (!kind || !head) return;
  try {
    await transact(addingOwnEvent(head.uid, { id, at, kind, offer, version }));
  } catch (cause) {
    // It was told, or the owner is gone.
    if (cause instanceof ConditionFailed) return;
    throw cause;
  }
  const light = await readLightOffer(head.uid, offer);
  const said = light && (await mailOf[kind](head, { at, customer: light.customerName ?? '' }));
  if (said) await tellOwner(head.uid, { offer, number: offerNumber(light), ...said });
}

type Matter = OwnerMail extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'offer' | 'number'>
    : never
  : never;
type Around = { at: string; customer: string };

/** The mail of an event; an opening has none. */
const mailOf: Record<Told, (head: SentHead, around: Around) => Promise<Matter | undefined>> = {
  opened: async () => undefined,
  question: async ({ offer }, { at, customer }) => {
    const message = (await listMessages(offer)).find((each) => each.at === at && each.by === 'customer');
    return message && { kind: 'question', customer, message: message.text, ...replyTo(message.who) };
  },
  accepted: async ({ offer }) => {
    const signed = await readAcceptance(offer);
    return signed && { kind: 'accepted', customer: signed.name, total: formatMoney(cents(signed.total)) };
  },
  declined: async ({ outcome }, { customer }) => {
    const reason = customerReasons.find((each) => each === outcome?.how);
    return {
      ...{ kind: 'declined', customer, ...(reason && { reason }) },
      ...(outcome?.note && { message: outcome.note }),
    };
  },
  cancelled: async ({ offer }, { customer }) => {
    const [withdrawal, signed] = await Promise.all([readWithdrawal(offer), readAcceptance(offer)]);
    if (!withdrawal || !signed) return undefined;
    const { at, name, email } = withdrawal;
    const said = { at, total: formatMoney(cents(signed.total)), message: [name, email].join('\n') };
    return { kind: 'withdrawal', customer, ...said, replyTo: email };
  },
};

/** An answer reaches the customer, where their address is known (ACC-016). */
const replyTo = (who: string | null) => (who?.includes('@') ? { replyTo: who } : {});
