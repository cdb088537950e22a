import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { nextDue } from '#shared/offers/following/next-due.ts';
import { reminderTimes } from '#shared/offers/following/reminder-days.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { mailsTo } from '#test/support/accounts-api.ts';
import { codeOf } from '#test/support/cloud.ts';
import { only } from '#test/support/offers-api.ts';
import { aReadyOffer, aSender, type SendAnswer } from '#test/support/ready-offers.ts';
import { sentOffersOf } from '#test/support/sent-offers-api.ts';

const { readSentHead } = await import('#lambdas/store/sent-offer/sent-head-store.ts');
const { noteReport } = await import('#lambdas/store/sent-offer/note-report.ts');
const { newId } = await import('#lambdas/runtime/new-id.ts');
const { refuseReminders } = await import('#lambdas/store/sent-offer/refused-reminders-store.ts');

let sender: Awaited<ReturnType<typeof aSender>>;
let sent: ReturnType<typeof sentOffersOf>;
beforeAll(async () => {
  sender = await aSender();
  sent = sentOffersOf(sender.token);
  only(await sender.offers.updateOfferSettings({ revision: 1, remindersOn: true, reminders }));
});

const reminders = [
  { from: 'sending', days: 3 },
  { from: 'sending', days: 8 },
] as const;
const planOf = (at: string, validUntil: string) =>
  reminderTimes(reminders, { sentAt: new Date(at), validUntil, plannedAt: new Date(at) }).map((each) =>
    each.toISOString(),
  );
const aMail = () => ({
  ...{ channel: 'email', subject: 'Offerta', text: 'Ecco: {link}', attach: false },
  recipients: [`${randomUUID()}@example.com`],
});

async function sentByMail() {
  const offer = await aReadyOffer(sender.token);
  const mail = aMail();
  const answer = only<SendAnswer>(await sender.send(offer, mail));
  return { ...answer.sent, id: offer.id, address: mail.recipients[0] ?? '', working: offer };
}

describe('the reminders of an offer', () => {
  it('are planned when it is sent, and the next one is shown [FUP-011, FUP-015]', async () => {
    const offer = await sentByMail();
    const head = await readSentHead(offer.id);
    expect(head?.reminders).toEqual(planOf(offer.sentAt ?? '', offer.validUntil ?? ''));
    expect(offer).toMatchObject({ nextReminder: head?.reminders[0], leftOut: false });
  });

  it('are planned anew by another version and by another sending [FUP-011]', async () => {
    const offer = await sentByMail();
    const [first = ''] = (await readSentHead(offer.id))?.reminders ?? [];
    only(await sent.skipReminder(offer.id, { version: 1, at: first }));
    only(await sent.resendOffer(offer.id, { version: 1, ...mailAgain(offer.address) }));
    expect((await readSentHead(offer.id))?.reminders).toContain(first);
    const { id, revision } = offer.working;
    const edited = only<Offer>(await sender.offers.updateOffer({ id, revision, title: 'Altro titolo' }));
    const next = only<SendAnswer>(await sender.send(edited, aMail()));
    expect((await readSentHead(offer.id))?.reminders).toEqual(
      planOf(next.sent.sentAt ?? '', next.sent.validUntil ?? ''),
    );
  });

  const mailAgain = (address: string) => ({
    ...{ recipients: [address], subject: 'Di nuovo', text: '{link}', attach: false },
  });

  it('are skipped one by one: a retry skips no other [FUP-015]', async () => {
    const offer = await sentByMail();
    const at = offer.nextReminder;
    const [, second] = (await readSentHead(offer.id))?.reminders ?? [];
    for (let time = 0; time < 2; time += 1)
      expect(only(await sent.skipReminder(offer.id, { version: 1, at })).nextReminder).toBe(second);
    const last = only(await sent.skipReminder(offer.id, { version: 1, at: second }));
    expect(last.nextReminder).toBeNull();
    const head = await readSentHead(offer.id);
    expect(head && nextDue(head)?.kind).toBe('expiry');
  });

  it('are left out of one offer, with its next versions, and taken in again [FUP-008]', async () => {
    const offer = await sentByMail();
    const out = only(await sent.leaveOutReminders(offer.id, { version: 1, leftOut: true }));
    expect(out).toMatchObject({ leftOut: true, nextReminder: null });
    const { id, revision } = offer.working;
    const edited = only<Offer>(await sender.offers.updateOffer({ id, revision, title: 'Altro titolo' }));
    expect(only<SendAnswer>(await sender.send(edited, aMail())).sent.nextReminder).toBeNull();
    const again = only(await sent.leaveOutReminders(offer.id, { version: 2, leftOut: false }));
    expect(again).toMatchObject({ leftOut: false, nextReminder: expect.any(String) });
  });

  it('go out at once where the owner wants it, once for each key [FUP-015]', async () => {
    const offer = await sentByMail();
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) only(await sent.remindNow(offer.id, { version: 1, key }));
    const subjects = (await mailsTo(offer.address)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Promemoria'))).toHaveLength(1);
    const { items } = only(await sent.offerTimeline(offer.id));
    const line = { event: 'reminder', by: 'owner', detail: offer.address };
    expect(items).toContainEqual(expect.objectContaining(line));
  });

  it('are never sent to customers who refused them, nor without a mail before, even if the owner asks [FUP-010, FUP-013]', async () => {
    const offer = await sentByMail();
    await refuseReminders(sender.id, offer.address, new Date());
    expect(codeOf(await sent.remindNow(offer.id, { version: 1 }))).toBe('failed-precondition');
    expect(only(await sent.sentOffer(offer.id))?.reminding).toBe('refused');
    const byLink = await aReadyOffer(sender.token);
    only(await sender.send(byLink));
    expect(codeOf(await sent.remindNow(byLink.id, { version: 1 }))).toBe('failed-precondition');
  });

  it.each([
    ['bounced', 'bounced'],
    ['complained', 'complained'],
  ] as const)(
    'have no day after a mail that %s, until a newer version went elsewhere [FUP-010, FUP-015]',
    async (status, why) => {
      const offer = await sentByMail();
      expect(offer).toMatchObject({ reminding: 'customer', nextReminder: expect.any(String) });
      const [mail] = only(await sent.offerDeliveries(offer.id));
      const at = new Date();
      await noteReport(
        { offer: offer.id, id: mail?.id ?? '' },
        { status, permanent: true, statusAt: at.toISOString(), sesId: 'ses' },
        { now: at, newId },
      );
      expect(only(await sent.sentOffer(offer.id))).toMatchObject({ reminding: why, nextReminder: null });
      expect(codeOf(await sent.remindNow(offer.id, { version: 1 }))).toBe('failed-precondition');
      const { id, revision } = offer.working;
      const edited = only<Offer>(await sender.offers.updateOffer({ id, revision, title: 'Altro titolo' }));
      const next = only<SendAnswer>(await sender.send(edited, aMail()));
      expect(next.sent).toMatchObject({ reminding: 'customer', nextReminder: expect.any(String) });
      only(await sent.remindNow(offer.id, { version: 2 }));
    },
  );

  it('are refused once the offer was answered, and of a stale version [SND-036]', async () => {
    const offer = await sentByMail();
    const asked = [
      (version: number) => sent.remindNow(offer.id, { version }),
      (version: number) => sent.skipReminder(offer.id, { version, at: offer.nextReminder }),
      (version: number) => sent.leaveOutReminders(offer.id, { version, leftOut: true }),
    ];
    for (const ask of asked) expect(codeOf(await ask(2))).toBe('conflict');
    only(await sent.markOfferLost(offer.id, { version: 1, reason: 'price' }));
    for (const ask of asked) expect(codeOf(await ask(1))).toBe('offer-declined');
    expect(only(await sent.reopenOffer(offer.id, { version: 1 })).nextReminder).toBeNull();
    const head = await readSentHead(offer.id);
    expect(head && nextDue(head)?.kind).toBe('expiry');
    only(await sent.markOfferAccepted(offer.id, { version: 1, how: 'spoken', day: dayInRome(new Date()) }));
    for (const ask of asked) expect(codeOf(await ask(1))).toBe('offer-accepted');
  });
});
