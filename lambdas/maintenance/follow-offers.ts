import type { DynamoDBRecord } from 'aws-lambda';
import { ConditionFailed, transact } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import type { OwnerMail } from '#lambdas/store/mail/owner-mail.ts';
import { readLightOffer } from '#lambdas/store/offer/offer-store.ts';
import { addingOwnEvent } from '#lambdas/store/own-event/adding-own-event.ts';
import { tellOwner } from '#lambdas/store/own-event/tell-owner.ts';
import { readAcceptance } from '#lambdas/store/sent-offer/acceptance-store.ts';
import { readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { listMessages } from '#lambdas/store/sent-offer/timeline-store.ts';
import { readWithdrawal } from '#lambdas/store/sent-offer/withdrawal-store.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';

/** The deeds of customers that an owner is told of (table 2). */
const told = ['opened', 'question', 'accepted', 'declined', 'cancelled'] as const;
type Told = (typeof told)[number];

type Line = { id: string; at: string; event: Told; version: number };

/**
 * Tells an owner what a customer did with their offer: in the bell, and by mail (FUP-017). The function of guests writes
 * beside no profile, so this follows the timeline. A line that comes twice is told once.
 */
export async function followOffers({ eventName, dynamodb }: DynamoDBRecord): Promise<void> {
  const offer = partitions.sentOffer.restOf(dynamodb?.Keys?.pk?.S ?? '');
  if (!offer || !dynamodb?.Keys?.sk?.S?.startsWith(sorts.timeline.prefix) || eventName !== 'INSERT') return;
  const { id, at, event, by, version } = dynamodb.NewImage ?? {};
  const known = told.find((each) => each === event?.S);
  if (!known || by?.S !== 'customer' || !id?.S || !at?.S) return;
  await tell(offer, { id: id.S, at: at.S, event: known, version: Number(version?.N) });
}

async function tell(offer: string, { id, at, event, version }: Line): Promise<void> {
  const head = await readSentHead(offer);
  if (!head) return;
  try {
    await transact(addingOwnEvent(head.uid, { id, at, kind: event, offer, version }));
  } catch (cause) {
    // It was told, or the owner is gone.
    if (cause instanceof ConditionFailed) return;
    throw cause;
  }
  const light = await readLightOffer(head.uid, offer);
  if (!light) return;
  const customer = light.customerName ?? '';
  const said = await mailOf[event](head, { at, customer });
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
  declined: async ({ outcome }, { customer }) => ({
    ...{ kind: 'declined', customer },
    ...(outcome?.note && { message: outcome.note }),
  }),
  cancelled: async ({ offer }, { customer }) => {
    const withdrawal = await readWithdrawal(offer);
    if (!withdrawal) return undefined;
    const { name, email } = withdrawal;
    return { kind: 'withdrawal', customer, message: [name, email].join('\n'), replyTo: email };
  },
};

/** An answer reaches the customer, where their address is known (ACC-016). */
const replyTo = (who: string | null) => (who?.includes('@') ? { replyTo: who } : {});
