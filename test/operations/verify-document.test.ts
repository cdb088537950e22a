import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { changingHead, readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { anAcceptanceOf, askPage } from '#test/support/offer-page-api.ts';
import { aSentOffer, nextVersion, type SentOffer, sentAt } from '#test/support/sent-offers.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';
import '#test/support/cloud.ts';

let door: ServedLocally;
let late: ServedLocally;
beforeAll(async () => {
  door = await openHttpDoor(new Date(sentAt.getTime() + 500 * 3_600_000), 4000);
  late = await openHttpDoor(new Date('2047-01-02T10:00:00Z'), 4000);
});
afterAll(() => Promise.all([door.close(), late.close()]));

async function check(hash: string, at = door) {
  const response = await fetch(`${at.url}/functions/verifyDocument`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hash }),
  });
  return { status: response.status, body: await response.json() };
}
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function withState({ offer }: SentOffer, fields: Parameters<typeof changingHead>[1]): Promise<void> {
  const head = await readSentHead(offer);
  if (head) await transact([changingHead(head, fields)]);
}

describe('the check of a document', () => {
  it('knows a PDF that was sent, and the digits of its certificate, and names nobody [ACC-044, ACC-045, ACC-047]', async () => {
    const sent = await aSentOffer();
    const known = { kind: 'offer', number: '18/2026', version: 1, day: '2046-12-03', state: 'sent' };
    expect(await check(digest(sent.pdf))).toEqual({ status: 200, body: known });
    expect(await check(sent.hash)).toEqual({ status: 200, body: known });
    expect((await check(sent.hash.toUpperCase())).status).toBe(200);
  });

  it('does not know a file with one byte changed, nor one that was never sent [ACC-046]', async () => {
    const sent = await aSentOffer();
    const changed = Buffer.from(sent.pdf);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(await check(digest(changed))).toEqual({ status: 404, body: { error: true, code: 'not-found' } });
    expect((await check('0'.repeat(64))).status).toBe(404);
  });

  it('tells the state of the version now [ACC-045]', async () => {
    const sent = await aSentOffer();
    const stateOf = async (at = door) => (await check(sent.hash, at)).body.state;
    await askPage(door.url, sent, 'open', { version: 1 });
    expect(await stateOf()).toBe('opened');
    expect(await stateOf(late)).toBe('expired');
    await withState(sent, { state: 'withdrawn' });
    expect(await stateOf()).toBe('withdrawn');
    const next = await nextVersion(sent, { content: { title: 'Altro' } });
    expect(await stateOf()).toBe('superseded');
    await askPage(door.url, next, 'accept', anAcceptanceOf(next));
    expect((await check(next.hash)).body).toMatchObject({ version: 2, state: 'accepted' });
    const cancelled = { by: 'customer' as const, day: '2046-12-10', reason: '' };
    await withState(next, { cancelled });
    expect((await check(next.hash)).body.state).toBe('cancelled');
  });

  it('answers 30 questions a minute and address [ACC-046]', async () => {
    const busy = await openHttpDoor(new Date('2047-03-02T10:00:00Z'), 0);
    const statuses: number[] = [];
    for (let asked = 0; asked < 31; asked += 1) statuses.push((await check('0'.repeat(64), busy)).status);
    expect(statuses).toEqual([...Array(30).fill(404), 429]);
    await busy.close();
  });
});
