import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { client } from '#lambdas/runtime/table/table.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { tellOwners } from '#lambdas/sent-files/tell-owners.ts';
import { addingLine, endTelling, listDueTellings } from '#lambdas/store/sent-offer/timeline-store.ts';
import { formatDate, formatTime } from '#shared/format/format-date.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { cloudUrl } from '#test/support/cloud.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { killAfter } from '#test/support/kill-after.ts';
import { anAcceptanceOf, askPage } from '#test/support/offer-page-api.ts';
import { offersOf, only } from '#test/support/offers-api.ts';
import { aSentOffer, type SentOffer, sentAt } from '#test/support/sent-offers.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';

let door: ServedLocally;
beforeAll(async () => {
  door = await openHttpDoor(new Date(sentAt.getTime() + 550 * 3_600_000), 4000);
  // Those of other tests.
  const due = await listDueTellings(soon());
  await Promise.all(due.map(({ offer, line }) => endTelling(offer, line)));
});
afterAll(() => door.close());

type Mail = { subject: string; text: string; html: string; replyTo: string[] };
const mailsTo = async ({ offer }: SentOffer): Promise<Mail[]> => {
  const all: Mail[] = await (await fetch(`${cloudUrl}/_local/mail.json`)).json();
  return all.filter(({ text }) => text.includes(`/offerte/${offer}`));
};
const bellOf = async ({ uid }: SentOffer) =>
  (await itemsOf(`U#${uid}`, { prefix: 'EVENT#' })).map(({ kind }) => kind);

const soon = () => new Date(sentAt.getTime() + 600 * 3_600_000);
const tell = () => tellOwners(soon, Number.POSITIVE_INFINITY);

describe('an owner', () => {
  it('hears of a question once, with the words as text, and answers the customer [ACC-016, FUP-017]', async () => {
    const sent = await aSentOffer();
    await askPage(door.url, sent, 'ask', { key: randomUUID(), version: 1, text: '<b>Quando?</b>' });
    for (let again = 0; again < 3; again += 1) await tell();
    const mails = await mailsTo(sent);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.replyTo).toEqual(['maria.verdi@example.com']);
    expect(mails[0]?.html).toContain('&lt;b&gt;Quando?');
    expect(await bellOf(sent)).toEqual(['question']);
  });

  it('gets no mail of an event that they turned off; the bell has it [FUP-017]', async () => {
    const sent = await aSentOffer();
    only(await offersOf(sent.session).updateOfferSettings({ revision: 0, mutedMails: ['question'] }));
    await askPage(door.url, sent, 'ask', { key: randomUUID(), version: 1, text: 'Quando?' });
    await askPage(door.url, sent, 'decline', { key: randomUUID(), version: 1 });
    await tell();
    expect((await mailsTo(sent)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('rifiutata'),
    ]);
    expect((await bellOf(sent)).toSorted()).toEqual(['declined', 'question']);
  });

  it('hears in the bell alone of an opening, and of looks nothing [ACC-007]', async () => {
    const sent = await aSentOffer();
    await askPage(door.url, sent, 'read');
    await askPage(door.url, sent, 'open', { version: 1 });
    await tell();
    expect(await bellOf(sent)).toEqual(['opened']);
    expect(await mailsTo(sent)).toEqual([]);
  });

  it.each([
    ['accept', (sent: SentOffer) => anAcceptanceOf(sent), 'accepted', 'accettata'],
    [
      'decline',
      () => ({ key: randomUUID(), version: 1, reason: 'price', text: 'Il vicino chiede meno' }),
      ...(['declined', 'rifiutata'] as const),
    ],
  ] as const)('hears that they %s [ACC-019, FUP-017]', async (deed, input, kind, word) => {
    const sent = await aSentOffer();
    expect((await askPage(door.url, sent, deed, input(sent))).status).toBe(200);
    await tell();
    expect(await bellOf(sent)).toEqual([kind]);
    const [mail] = await mailsTo(sent);
    expect(mail?.subject).toContain(word);
    if (deed === 'decline') expect(mail?.text).toMatch(/Motivo: troppo caro\.\s+Il vicino chiede meno/);
  });

  it('hears of a withdrawal with its day, hour and total [ACC-055, FUP-017]', async () => {
    const sent = await aSentOffer();
    await askPage(door.url, sent, 'accept', anAcceptanceOf(sent));
    const who = { name: 'Maria Verdi', email: 'maria.verdi@example.com' };
    const { body } = await askPage(door.url, sent, 'withdraw', { key: randomUUID(), ...who });
    await tell();
    const mail = (await mailsTo(sent)).find(({ subject }) => subject.startsWith('Recesso'));
    const total = formatMoney(cents(anAcceptanceOf(sent).total ?? 0));
    const [day, time] = [formatDate(String(body.at)), formatTime(String(body.at))];
    expect(mail?.text).toContain(`${total}, il ${day} alle ${time}.`);
  });

  it('hears nothing of a code, nor of their own deeds', async () => {
    const sent = await aSentOffer({ asksCode: true });
    await askPage(door.url, sent, 'code', { version: 1 });
    const own = { event: 'answer', by: 'owner', who: null, version: 1, detail: null } as const;
    await transact([addingLine(sent.offer, { ...own, id: 'own', at: sentAt.toISOString() })]);
    expect((await listDueTellings(soon())).filter(({ offer }) => offer === sent.offer)).toEqual([]);
    await tell();
    expect(await bellOf(sent)).toEqual([]);
  });

  it('is told at most once, wherever a run is killed, and at least in the bell', async () => {
    let writes = 0;
    for (let isWhole = false; !isWhole; writes += 1) {
      const sent = await aSentOffer();
      await askPage(door.url, sent, 'ask', { key: randomUUID(), version: 1, text: 'Quando?' });
      killAfter(writes, [client]);
      await tell().catch(() => {});
      vi.restoreAllMocks();
      isWhole = !(await listDueTellings(soon())).some(({ offer }) => offer === sent.offer);
      await tell();
      expect(await bellOf(sent), `${writes} writes`).toEqual(['question']);
      expect((await mailsTo(sent)).length, `${writes} writes`).toBeLessThanOrEqual(1);
    }
    expect(writes).toBe(3);
  });
});
