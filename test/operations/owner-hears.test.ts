import { randomUUID } from 'node:crypto';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followOffers } from '#lambdas/maintenance/follow-offers.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { listTimeline } from '#lambdas/store/sent-offer/timeline-store.ts';
import { cloudUrl } from '#test/support/cloud.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { anAcceptanceOf, askPage } from '#test/support/offer-page-api.ts';
import { aSentOffer, type SentOffer, sentAt } from '#test/support/sent-offers.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';

let door: ServedLocally;
beforeAll(async () => {
  door = await openHttpDoor(new Date(sentAt.getTime() + 550 * 3_600_000), 4000);
});
afterAll(() => door.close());

type Mail = { subject: string; text: string; html: string; replyTo: string[] };
const mailsTo = async ({ offer }: SentOffer): Promise<Mail[]> => {
  const all: Mail[] = await (await fetch(`${cloudUrl}/_local/mail.json`)).json();
  return all.filter(({ text }) => text.includes(`/offerte/${offer}`));
};
const bellOf = async ({ uid }: SentOffer) =>
  (await itemsOf(`U#${uid}`, { prefix: 'EVENT#' })).map(({ kind }) => kind);

/** What the stream brings of the newest line of a timeline. */
async function newest({ offer }: SentOffer): Promise<DynamoDBRecord> {
  const [line] = (await listTimeline(offer)).items;
  const Keys = { pk: `SENT#${offer}`, sk: `E#${line?.at}#${line?.id}` };
  return {
    eventName: 'INSERT',
    dynamodb: { Keys: marshall(Keys), NewImage: marshall({ ...Keys, ...line }) },
  } as DynamoDBRecord;
}

describe('an owner', () => {
  it('hears of a question once, with the words as text, and answers the customer [ACC-016, FUP-017]', async () => {
    const sent = await aSentOffer();
    await askPage(door.url, sent, 'ask', { key: randomUUID(), version: 1, text: '<b>Quando?</b>' });
    const record = await newest(sent);
    for (let again = 0; again < 3; again += 1) await followOffers(record);
    await expect.poll(() => mailsTo(sent)).toHaveLength(1);
    const mails = await mailsTo(sent);
    expect(mails[0]?.replyTo).toEqual(['maria.verdi@example.com']);
    expect(mails[0]?.html).toContain('&lt;b&gt;Quando?');
    expect(await bellOf(sent)).toEqual(['question']);
  });

  it('hears in the bell alone of an opening, and of looks nothing [ACC-007]', async () => {
    const sent = await aSentOffer();
    await askPage(door.url, sent, 'read');
    await askPage(door.url, sent, 'open', { version: 1 });
    await followOffers(await newest(sent));
    expect(await bellOf(sent)).toEqual(['opened']);
    expect(await mailsTo(sent)).toEqual([]);
  });

  it.each([
    ['accept', (sent: SentOffer) => anAcceptanceOf(sent), 'accepted', 'accettata'],
    ['decline', () => ({ key: randomUUID(), version: 1, text: 'Troppo caro' }), 'declined', 'rifiutata'],
  ] as const)('hears that they %s [ACC-019, FUP-017]', async (deed, input, kind, word) => {
    const sent = await aSentOffer();
    expect((await askPage(door.url, sent, deed, input(sent))).status).toBe(200);
    await followOffers(await newest(sent));
    expect(await bellOf(sent)).toEqual([kind]);
    // The stream of the cloud brings the same line to the same function.
    await expect.poll(() => mailsTo(sent)).toHaveLength(1);
    const [mail] = await mailsTo(sent);
    expect(mail?.subject).toContain(word);
    if (deed === 'decline') expect(mail?.text).toContain('Troppo caro');
  });

  it('hears nothing of their own deeds, of codes, and of a record that was removed', async () => {
    const sent = await aSentOffer({ asksCode: true });
    await askPage(door.url, sent, 'code', { version: 1 });
    const record = await newest(sent);
    await followOffers(record);
    const own = { event: 'opened', by: 'owner', id: 'id', at: '2046-12-04T10:00:00.000Z', version: 1 };
    await followOffers({ ...record, dynamodb: { ...record.dynamodb, NewImage: marshall(own) } });
    await followOffers({ ...record, eventName: 'REMOVE' });
    expect(await bellOf(sent)).toEqual([]);
  });
});
