import { beforeAll, describe, expect, it } from 'vitest';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { offerEvents } from '#shared/offers/sending/offer-events.ts';
import { dayAfter } from '#shared/offers/validity.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferOutcome } from '#shared/schemas/sent-offer.ts';
import { codeOf } from '#test/support/cloud.ts';
import { anOfferer, offersOf, only } from '#test/support/offers-api.ts';
import { aSentOffer, type Planted, sentOffersOf } from '#test/support/sent-offers-api.ts';

const today = dayInRome(new Date());
const yesterday = dayAfter(today, -1);

let token: string;
let sent: ReturnType<typeof sentOffersOf>;
beforeAll(async () => {
  ({ token } = await anOfferer());
  sent = sentOffersOf(token);
});

const outcome = (by: 'owner' | 'customer'): OfferOutcome => ({
  ...{ by, how: null, day: today, note: null, at: new Date().toISOString() },
});

/** How an offer comes to each state of the machine. */
const states: Record<string, Planted | null> = {
  draft: null,
  sent: {},
  opened: { state: 'opened', openedAt: new Date().toISOString() },
  expired: { validUntil: yesterday },
  signed: { state: 'accepted', outcome: outcome('customer') },
  marked: { state: 'accepted', outcome: outcome('owner') },
  refused: { state: 'declined', outcome: outcome('customer') },
  lost: { state: 'declined', outcome: outcome('owner') },
  withdrawn: { state: 'withdrawn' },
};

/** The outcome of each event of the owner: the state that is shown afterwards, or the code of the refusal. */
const table = `
             | draft    sent      opened    expired  signed   marked   refused   lost     withdrawn
edit         | draft    sent      opened    expired  offer-accepted offer-accepted declined declined withdrawn
resend       | failed-precondition sent opened offer-expired accepted accepted offer-declined offer-declined offer-withdrawn
withdraw     | failed-precondition withdrawn withdrawn offer-expired offer-accepted offer-accepted offer-declined offer-declined withdrawn
markAccepted | failed-precondition accepted accepted accepted offer-accepted accepted offer-declined offer-declined offer-withdrawn
markDeclined | failed-precondition declined declined declined offer-accepted offer-accepted offer-declined declined offer-withdrawn
reopen       | failed-precondition failed-precondition failed-precondition failed-precondition offer-accepted sent opened sent offer-withdrawn
cancel       | failed-precondition failed-precondition failed-precondition failed-precondition accepted accepted failed-precondition failed-precondition failed-precondition
delete       | removed  failed-precondition failed-precondition failed-precondition failed-precondition failed-precondition failed-precondition failed-precondition failed-precondition
answer       | failed-precondition sent opened expired accepted accepted declined declined withdrawn`;

const [head = '', ...lines] = table.trim().split('\n');
const columns = head.split('|')[1]?.trim().split(/\s+/) ?? [];
const pairs = lines.flatMap((line) => {
  const [event = '', cells = ''] = line.split('|');
  return cells
    .trim()
    .split(/\s+/)
    .map((then, index) => ({ event: event.trim(), state: columns[index] ?? '', then }));
});

type Ask = (offer: Offer) => Promise<Parameters<typeof codeOf>[0]>;
const asks: Record<string, Ask> = {
  edit: ({ id, revision }) => offersOf(token).updateOffer({ id, revision, title: 'Cambiata' }),
  resend: ({ id }) => sent.resendOffer(id, { version: 1 }),
  withdraw: ({ id }) => sent.withdrawOffer(id, { version: 1 }),
  markAccepted: ({ id }) => sent.markOfferAccepted(id, { version: 1, how: 'spoken', day: today }),
  markDeclined: ({ id }) => sent.markOfferLost(id, { version: 1, reason: 'price' }),
  reopen: ({ id }) => sent.reopenOffer(id, { version: 1 }),
  cancel: ({ id }) => sent.cancelAcceptedOffer(id, { day: today, reason: 'Accordo' }),
  delete: ({ id }) => offersOf(token).deleteOffer(id),
  answer: ({ id }) => sent.answerOffer(id, { text: 'Sì, è compreso.' }),
};

/** The state that the offer shows, or that it is gone. */
async function shown(offer: Offer): Promise<string> {
  const answer = await sent.sentOffer(offer.id);
  if (codeOf(answer) === 'not-found') return 'removed';
  return only(answer)?.state ?? 'draft';
}

describe('each event of the owner in each state', () => {
  it('is in the table, but for sending, which makes a version [SND-036]', () => {
    expect(pairs).toHaveLength(81);
    expect([...Object.keys(asks), 'send'].toSorted()).toEqual(offerEvents.owner.toSorted());
  });

  it.each(pairs)('$event of one that is $state: $then [SND-036]', async ({ event, state, then }) => {
    const planted = states[state];
    const offer = planted
      ? await aSentOffer(token, planted)
      : only<Offer>(await offersOf(token).createOffer({ title: 'Bozza' }));
    const before = await everythingOf(offer);
    const answer = await asks[event]?.(offer);
    const code = answer && codeOf(answer);
    const isRefused = then.startsWith('offer-') || then === 'failed-precondition';
    expect(code).toBe(isRefused ? then : undefined);
    if (isRefused) expect(await everythingOf(offer)).toEqual(before);
    else expect(await shown(offer)).toBe(then);
  });
});

/** All that a refusal must leave as it was. */
const everythingOf = async ({ id }: Offer) => [
  await offersOf(token).offer(id),
  await sent.sentOffer(id),
  await sent.offerTimeline(id),
  await sent.offerMessages(id),
  await sent.offerLinks(id),
];
