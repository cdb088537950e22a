import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalCloud, startLocalCloud } from '#infra/local/server.ts';
import type { OfferState } from '#shared/offers/sending/offer-states.ts';
import { stateAt } from '#shared/offers/sending/offer-states.ts';
import { sha256Hex } from '#shared/offers/sending/sha256-hex.ts';
import { standingOf } from '#shared/offers/sending/standing-of.ts';
import type { OfferLight } from '#shared/schemas/offer-light.ts';
import { currentUser } from '#shared/schemas/user.ts';

const names = ['andrea.conti', 'katharina.egger', 'silvia.marchetti'];

let dataDirectory: string;
let cloud: LocalCloud;
/** Offers that had a version after a start which stopped at once, and another one. */
let sentAfterStop: OfferLight[];

const start = (port: number, fresh: boolean) =>
  startLocalCloud({ port, dataDirectory, fresh, demo: true, sentOffers: true, web: false, log: () => {} });

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'preventivi-sent-'));
  const stopped = await start(0, false);
  await stopped.stop();
  // The clients of all modules know the first address.
  const port = Number(new URL(stopped.url).port);
  const again = await start(port, false);
  await again.sent;
  sentAfterStop = (await offersOfAll()).filter(({ version }) => version > 0);
  await again.stop();
  cloud = await start(port, true);
  await cloud.sent;
  await cloud.drained();
});

afterAll(async () => {
  await cloud.stop();
  const { closeBrowser } = await import('#lambdas/runtime/pdf/render-pdf.ts');
  await closeBrowser();
  await rm(dataDirectory, { recursive: true });
});

async function userOf(name: string) {
  const { readUserByEmail } = await import('#lambdas/store/user/user-store.ts');
  const user = await readUserByEmail(`${name}@example.com`);
  if (!user) throw new Error(`The demo has no ${name}.`);
  return currentUser(user);
}

/** The offers of a painter by their number. */
async function offersBy(name: string): Promise<OfferLight[]> {
  const { listAllOffers } = await import('#lambdas/store/offer/offer-store.ts');
  const offers = await listAllOffers((await userOf(name)).id);
  return offers.toSorted((one, other) => one.number - other.number);
}

const offersOfAll = async () => (await Promise.all(names.map(offersBy))).flat();

async function stateOf({ id }: OfferLight): Promise<OfferState> {
  const { readSentHead } = await import('#lambdas/store/sent-offer/sent-head-store.ts');
  return stateAt(standingOf(await readSentHead(id)), new Date());
}

describe('sent offers of the demo', () => {
  it('stay drafts when the cloud stops before, also at the next start', () => {
    expect(sentAfterStop).toEqual([]);
  });

  it('are in every state [SND-035, SND-040]', async () => {
    const offers = (await offersBy('andrea.conti')).map(async (offer) => [offer.title, await stateOf(offer)]);
    expect(Object.fromEntries(await Promise.all(offers))).toEqual({
      'Camere e soggiorno fam. Locatelli': 'accepted',
      'Uffici di via Provinciale': 'accepted',
      'Vani scale A e B': 'declined',
      'Facciata sud e sottogronda': 'expired',
      'Palestra della scuola primaria': 'withdrawn',
      'Camera dei bambini': 'opened',
      'Rifacimento del vano scale': 'opened',
      'Seehaus Sarnico, Fassade und Fensterläden': 'sent',
      'Villetta a schiera, esterni': 'draft',
      'Aule e corridoi della scuola primaria': 'draft',
      'Taverna con muffa': 'draft',
    });
  });

  it('have second versions, a waiting question and outcomes of both sides', async () => {
    const offers = await offersOfAll();
    expect(offers.filter(({ version }) => version > 1)).toHaveLength(2);
    expect(offers.filter(({ waitingQuestions }) => waitingQuestions > 0)).toHaveLength(1);
    const outcomes = offers.flatMap(({ outcome }) => (outcome ? `${outcome.by} ${outcome.how}` : []));
    expect(outcomes.sort()).toEqual([
      ...['customer null', 'customer null', 'customer price'],
      ...['owner mail', 'owner paper', 'owner postponed'],
    ]);
  });

  it('were sent in the order of their numbers', async () => {
    for (const name of names) {
      const days = (await offersBy(name)).flatMap(({ firstSentAt }) => firstSentAt ?? []);
      expect(days).toEqual(days.toSorted());
    }
  });

  it('have timelines of the past, with mails that arrived and reminders [SND-048]', async () => {
    const { listTimeline } = await import('#lambdas/store/sent-offer/timeline-store.ts');
    const timelines = await Promise.all((await offersOfAll()).map(({ id }) => listTimeline(id)));
    const lines = timelines.flatMap(({ items }) => items);
    // The last deed is of the evening before.
    const morning = new Date(Date.now() - 12 * 3_600_000).toISOString();
    expect(lines.filter(({ at }) => at > morning)).toEqual([]);
    expect(new Set(lines.map(({ event }) => event))).toEqual(
      new Set([
        ...['sent', 'linkMade', 'delivered', 'opened', 'question', 'answer', 'reminder', 'superseded'],
        ...['accepted', 'declined', 'withdrawn', 'expired'],
      ]),
    );
  });

  it('have a signed copy, made when the customer signed [ACC-033]', async () => {
    const { readAcceptance } = await import('#lambdas/store/sent-offer/acceptance-store.ts');
    const { versionFile } = await import('#lambdas/store/sent-offer/version-store.ts');
    const { readFile } = await import('#lambdas/runtime/files/files.ts');
    const all = await Promise.all((await offersOfAll()).map(({ id }) => readAcceptance(id)));
    const signed = all.filter((acceptance) => acceptance !== undefined);
    expect(signed.map(({ name }) => name).sort()).toEqual(['Chiara Bonciani', 'Marta Locatelli']);
    for (const acceptance of signed) {
      const copy = await readFile(versionFile(acceptance, acceptance.version, '-signed.pdf'));
      expect(await sha256Hex(new Uint8Array(copy))).toBe(acceptance.signedHash);
    }
  });

  it('are of enough owners for the statistics of super users [FUP-024]', async () => {
    const { offerStatistics } = await import('#lambdas/statistics/offer-statistics.ts');
    const { newId } = await import('#lambdas/runtime/new-id.ts');
    const now = new Date();
    const caller = { kind: 'user', user: await userOf('giulia.ferrero') } as const;
    const years = [now.getFullYear() - 1, now.getFullYear()].map((year) =>
      offerStatistics.run({ year }, { caller, address: '', now, newId }),
    );
    const sums = (await Promise.all(years)).flatMap(({ sum }) => sum ?? []);
    expect(sums[0]?.accepted).toBeGreaterThan(0);
  });
});
