import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAcceptance } from '#lambdas/store/sent-offer/acceptance-store.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { processingTerms } from '#shared/offers/sending/processing-terms.ts';
import { repairTasks } from '#shared/repair/tasks.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { withToken } from '#test/support/accounts-api.ts';
import { documentOf } from '#test/support/api-document.ts';
import { codeOf, graphql } from '#test/support/cloud.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { finishedJob } from '#test/support/jobs-api.ts';
import { anAcceptanceOf, askPage } from '#test/support/offer-page-api.ts';
import { offersOf, only } from '#test/support/offers-api.ts';
import { answered } from '#test/support/quotations-api.ts';
import { aSentOffer, type SentOffer, sentAt } from '#test/support/sent-offers.ts';
import { sentOffersOf } from '#test/support/sent-offers-api.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';

let door: ServedLocally;
beforeAll(async () => {
  door = await openHttpDoor(new Date(sentAt.getTime() + 3_600_000), 4000);
});
afterAll(() => door.close());

/** The evidence, without what its copies note. */
async function evidenceOf({ offer }: SentOffer) {
  const { signedHash, signedSize, ...evidence } = (await readAcceptance(offer)) ?? {};
  return evidence;
}
const sendOf = (sent: SentOffer) => {
  const input = { key: randomUUID(), offer: sent.offer, revision: 1, channel: 'link', processingTerms };
  return withToken<Record<string, unknown>>(sent.session, documentOf('Mutation.sendOffer'), { input });
};

it('an acceptance is final: nothing that its owner, its customer or a repair does changes or removes it [ACC-037]', async () => {
  const sent = await aSentOffer();
  const { status } = await askPage(door.url, sent, 'accept', anAcceptanceOf(sent));
  expect(status).toBe(200);
  const [before, own, all] = [await evidenceOf(sent), sentOffersOf(sent.session), offersOf(sent.session)];
  expect(before).toMatchObject({ name: 'Maria Verdi', version: 1 });
  const { offer } = sent;
  const day = { day: dayInRome(new Date()), reason: 'recesso' };
  const deeds: [string, () => Promise<unknown>, string | undefined][] = [
    ['save', () => all.updateOffer({ id: offer, revision: 1, title: 'Altro' }), 'offer-accepted'],
    ['send', () => sendOf(sent), 'offer-accepted'],
    ['withdraw', () => own.withdrawOffer(offer, { version: 1 }), 'offer-accepted'],
    [
      'mark as accepted',
      () => own.markOfferAccepted(offer, { version: 1, how: 'spoken', day: day.day }),
      'offer-accepted',
    ],
    ['mark as lost', () => own.markOfferLost(offer, { version: 1, reason: 'price' }), 'offer-accepted'],
    ['reopen', () => own.reopenOffer(offer, { version: 1 }), 'offer-accepted'],
    ['delete', () => all.deleteOffer(offer), 'failed-precondition'],
    [
      'accept again',
      () => askPage(door.url, sent, 'accept', anAcceptanceOf(sent, { name: 'Altra Persona' })),
      undefined,
    ],
    ['decline', () => askPage(door.url, sent, 'decline', { key: randomUUID(), version: 1 }), undefined],
    ['answer', () => own.answerOffer(offer, { text: 'Grazie' }), undefined],
    ['archive', () => own.archiveOffer(offer, { archived: true }), undefined],
    ['cancel', () => own.cancelAcceptedOffer(offer, day), undefined],
  ];
  for (const [what, does, code] of deeds) {
    const answer = await does();
    if (code) expect([what, codeOf(answer as Parameters<typeof codeOf>[0])]).toEqual([what, code]);
    expect([what, await evidenceOf(sent)]).toEqual([what, before]);
    expect([what, only(await own.sentOffer(offer))]).toMatchObject([what, { state: 'accepted', version: 1 }]);
  }
  const repair = { key: randomUUID(), tasks: repairTasks, dryRun: false, forceItaly: false };
  const started = await graphql<{ startRepair: { id: string } }>(
    'superUser',
    documentOf('Mutation.startRepair'),
    repair,
  );
  await finishedJob('repair', answered(started).startRepair.id);
  expect(await evidenceOf(sent)).toEqual(before);
  expect(only<Offer>(await all.offer(offer)).title).not.toBe('Altro');
});
