import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices();
afterAll(services.close);

const { aWaiting, run, stored, watched } = await import('#test/support/sending.ts');
const { listNewestLines } = await import('#lambdas/store/notification/inbox-store.ts');

beforeEach(() => () => vi.restoreAllMocks());

const recipients = ['agente', 'imbianchino', 'keim'];
const inOrder = (types: readonly string[]) => types.toSorted();

/** The final state, without times and holders. */
async function endOf(id: string) {
  const { status, topics, holder, leaseUntil, revision, errorCode, sentAt } = await stored(id);
  const lines = await Promise.all(recipients.map(listNewestLines));
  return {
    status,
    accepted: inOrder(topics.filter(({ acceptedAt }) => acceptedAt).map(({ type }) => type)),
    held: [holder, leaseUntil],
    revision,
    errorCode,
    isSent: sentAt !== null,
    inboxes: recipients.filter((_, index) => lines[index]?.filter((line) => line.id === id).length === 1),
  };
}

/** Kills a run after any number of writes and messages; the next runs end it. Answers what each type got. */
async function killedAfter(arriving: number, push?: (type: string) => string) {
  const { id } = await aWaiting();
  const first = watched(push, arriving);
  await run(30);
  const wasKilled = first.isKilled();
  vi.restoreAllMocks();
  const second = watched(push);
  for (const seconds of [91, 152]) await run(seconds);
  vi.restoreAllMocks();
  return { id, wasKilled, first: first.pushed, all: [...first.pushed, ...second.pushed] };
}

describe('sending', () => {
  it('killed after any write or message ends, in the next run, as if nothing had been; no topic is left out or gets it twice', async () => {
    const { id: whole } = await killedAfter(Number.POSITIVE_INFINITY);
    const expected = await endOf(whole);
    expect(expected).toMatchObject({ status: 'sent', inboxes: recipients });
    let points = 0;
    const inTheWindow: number[] = [];
    for (let arriving = 0; ; arriving += 1) {
      const { id, wasKilled, first, all } = await killedAfter(arriving);
      if (!wasKilled) break;
      points += 1;
      expect(await endOf(id), `after ${arriving}`).toEqual(expected);
      const twice = all.filter((type, index) => all.indexOf(type) !== index);
      expect(inOrder([...new Set(all)]), `after ${arriving}`).toEqual(recipients);
      // The one window that the service leaves: accepted, and killed before that is written. It takes no token that
      // would tell it of the same message.
      if (twice.length > 0) inTheWindow.push(arriving);
      expect(twice, `after ${arriving}`).toEqual(arriving % 2 === 0 && arriving > 0 ? first.slice(-1) : []);
    }
    // Claim, then message and record of each type, then the end.
    expect(points).toBe(2 + 2 * recipients.length);
    expect(inTheWindow).toEqual([2, 4, 6]);
    console.info(
      `sending: ${points} crash points, ${inTheWindow.length} of them between acceptance and record`,
    );
  }, 60_000);

  it('killed after any write while a topic refuses it ends in the same error, with the same topics', async () => {
    const push = (type: string) => {
      if (type === 'imbianchino') throw Object.assign(new Error('gone'), { name: 'NotFoundException' });
      return 'accepted';
    };
    const { id: whole } = await killedAfter(Number.POSITIVE_INFINITY, push);
    const expected = await endOf(whole);
    expect(expected).toMatchObject({ status: 'error', errorCode: 'not-found', accepted: ['agente', 'keim'] });
    let points = 0;
    for (let arriving = 0; ; arriving += 1) {
      const { id, wasKilled, all } = await killedAfter(arriving, push);
      if (!wasKilled) break;
      points += 1;
      expect(await endOf(id), `after ${arriving}`).toEqual(expected);
      expect(inOrder([...new Set(all)])).toEqual(['agente', 'keim']);
    }
    expect(points).toBe(8);
    console.info(`sending with a topic that refuses: ${points} crash points`);
  }, 60_000);

  it('killed twice, at any two points, still ends whole', async () => {
    let points = 0;
    for (let one = 0; one < 8; one += 1)
      for (let other = 0; other < 8; other += 2) {
        const { id } = await aWaiting();
        const runs = [one, other].map((arriving, index) => ({ arriving, seconds: 30 + index * 61 }));
        for (const { arriving, seconds } of runs) {
          watched(undefined, arriving);
          await run(seconds);
          vi.restoreAllMocks();
        }
        watched();
        for (const seconds of [152, 213]) await run(seconds);
        expect(await endOf(id), `${one} and ${other}`).toMatchObject({
          status: 'sent',
          accepted: recipients,
        });
        points += 1;
        vi.restoreAllMocks();
      }
    console.info(`sending: ${points} pairs of crash points`);
  }, 60_000);
});
