import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHttpDoor } from '#test/support/http-door.ts';
import { listenWith } from '#test/support/live.ts';
import { archived, filesOf } from '#test/support/personal-data-api.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';
import type { Thing } from './arguments.ts';
import { matrix, operationOf } from './authorization-matrix.ts';
import { type Canary, canaries, canariesIn, canaryNames } from './fields/canaries.ts';
import { products, uprootTest } from './fields/plant-catalogue.ts';
import { discounted, quoted } from './fields/plant-people.ts';
import { callsOf } from './fields/planted-calls.ts';
import { plantWorld, type World } from './fields/viewers.ts';
import { shownIn, visibleAnswer } from './fields/visible-answer.ts';
import { canariesThat, sightOf, tableRows, viewers } from './fields/visible-canaries.ts';

const rows = Object.keys(matrix).filter((row) => !row.startsWith('POST '));
const reads = rows.filter((row) => !row.startsWith('Mutation.'));
/** Calls that end a session or remove their subject come last. */
const ends = (row: string) => Number(/signOut|delete|erase/i.test(row));
const changes = rows.filter((row) => row.startsWith('Mutation.')).toSorted((a, b) => ends(a) - ends(b));
const isSuperUser = (viewer: string) => /^on|^ex|^supr$/.test(viewer);

let world: World;
let door: ServedLocally;
beforeAll(async () => {
  door = await openHttpDoor(new Date());
  world = await plantWorld();
});
afterAll(async () => {
  await uprootTest();
  await door.close();
  const { closeBrowser } = await import('#lambdas/runtime/pdf/render-pdf.ts');
  await closeBrowser();
});

const thingOf = (name: 'ownr' | 'noLs' | 'fran'): Thing => {
  const uid = world.people.get(name)?.id ?? '';
  return { id: world.quotations[name], uid, revision: 2, product: products.ofType, account: uid };
};
const thingsOfOthers = () => [thingOf('ownr'), thingOf('fran')];

/** Refused to every caller of this kind: it need not be asked about every subject. */
const isClosed = (answer: string) =>
  /"(forbidden|not-signed-in|email-not-verified|Unauthorized|UnauthorizedException)"/.test(answer);

type Seen = Map<Canary, string[]>;

/** The canaries in the answers to all calls of some rows, with the places. */
async function lookedFor(viewer: string, asked: readonly string[], things: readonly Thing[]): Promise<Seen> {
  const found: [string, readonly Canary[]][] = [];
  const { token } = world.people.get(viewer) ?? { token: undefined };
  const caller = { token, pass: world.links[viewer] };
  for (const row of asked) {
    const calls = callsOf(row, world, things);
    const ask = (some: typeof calls) =>
      Promise.all(some.map((args) => visibleAnswer(caller, operationOf(row), args, door.url)));
    const first = await ask(calls.slice(0, 3));
    const rest = first.every(isClosed) ? [] : await ask(calls.slice(3));
    found.push([row, [...new Set([...first, ...rest].flatMap(canariesIn))]]);
  }
  return byCanary(found);
}

/** The canaries in the files of a user's personal data archive. */
async function archiveOf(viewer: string): Promise<Seen> {
  const { token = '' } = world.people.get(viewer) ?? {};
  const files = await filesOf(token, await archived(token));
  const shown = [...files].map(async ([name, bytes]): Promise<[string, Canary[]]> => {
    return [name, canariesIn(`${name}\n${await shownIn(Buffer.from(bytes))}`)];
  });
  return byCanary(await Promise.all(shown));
}

/** The canaries in live events, from the creation of a quotation to its save. */
async function heardBy(viewer: string, owner: string): Promise<Seen> {
  const [listening, quoting] = [world.people.get(viewer), world.people.get(owner)];
  if (!listening?.token || !quoting) throw new Error('Both have accounts.');
  const listener = await listenWith(listening.token, `user:${listening.id}`);
  const { discount, quotation: name } = canaries;
  const { id, revision } = await discounted(quoting, discount, { name });
  for (let isTold = false; !isTold; ) {
    const change = await listener.next();
    isTold = change.id === id && change.revision === revision;
  }
  listener.close();
  return byCanary([['Subscription.onChange', canariesIn(listener.said())]]);
}

const byCanary = (found: readonly [string, readonly Canary[]][]): Seen => {
  const seen: Seen = new Map();
  for (const [where, some] of found)
    for (const canary of some) seen.set(canary, [...(seen.get(canary) ?? []), where]);
  return seen;
};

const leaksOf = (viewer: string, seen: Seen) =>
  [...seen].filter(([canary]) => sightOf(viewer, canary) === 'no');

describe('the table of visible canaries', () => {
  it('covers every viewer and every canary', () => {
    expect(tableRows.toSorted()).toEqual(canaryNames.toSorted());
    for (const viewer of viewers)
      expect(canaryNames.filter((canary) => sightOf(viewer, canary) === undefined)).toEqual([]);
  });
});

describe('of all reads', () => {
  it.each(viewers)('%s sees exactly what the table allows', { timeout: 240_000 }, async (viewer) => {
    const seen = await lookedFor(viewer, reads, thingsOfOthers());
    expect(leaksOf(viewer, seen)).toEqual([]);
    expect(canariesThat(viewer, 'yes').filter((canary) => !seen.has(canary))).toEqual([]);
  });
});

describe('beside reads of single fields', () => {
  it('the archive of personal data shows an owner their own data and nothing more', async () => {
    const seen = await archiveOf('ownr');
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['quotation', 'owner', 'frozenA', 'discount']));
    expect(leaksOf('ownr', seen)).toEqual([]);
  });

  it.each(['ownr', 'supr'])('a live change shows %s nothing', async (viewer) => {
    expect([...(await heardBy(viewer, 'ownr'))]).toEqual([]);
  });
});

describe('of all changes', () => {
  it.each(viewers.filter((viewer) => !isSuperUser(viewer)))(
    'answers show %s no field more',
    { timeout: 240_000 },
    async (viewer) => {
      const person = world.people.get(viewer);
      const own = viewer === 'ownr' ? [] : thingsOfOthers();
      if (person && sightOf(viewer, 'productOfType') && !['unvf', 'arch'].includes(viewer))
        own.push({ ...(await quoted(person)), product: products.open, account: person.id });
      // The quotation with the earlier discounts.
      if (viewer === 'noLs') own.push(thingOf(viewer));
      expect(leaksOf(viewer, await lookedFor(viewer, changes, own))).toEqual([]);
    },
  );
});
