import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changed, registered } from '#test/support/accounts-api.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { created } from '#test/support/quotations-api.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';
import { kinds, type Subjects } from './passes.ts';

let of: Subjects;
beforeAll(async () => {
  const [own, other] = [await created('painter'), await created('painter')];
  const { id: account, email } = await registered();
  of = { owner: own.uid, account, email, quotation: own.id, another: other.id };
});

const doors: ServedLocally[] = [];
afterAll(async () => {
  for (const door of doors) await door.close();
});

/** Servers whose clocks start days apart: no test reaches the limits of another. */
let days = 0;
async function aDoor(): Promise<{ door: string; start: Date }> {
  days += 10;
  const start = new Date(Date.parse('2044-01-01T00:00:10Z') + days * 86_400_000);
  const door = await openHttpDoor(start);
  doors.push(door);
  return { door: door.url, start };
}
const doorAt = async (time: number): Promise<string> => {
  const door = await openHttpDoor(new Date(time), 0);
  doors.push(door);
  return door.url;
};

const expired = [410, '{"error":true,"code":"link-expired"}'];
const outcome = async (response: Response) => [response.status, await response.text()];

const flipped = (pass: string, at: number) =>
  `${pass.slice(0, at)}${pass[at] === 'A' ? 'B' : 'A'}${pass.slice(at + 1)}`;

/** Variants of an issued pass. */
const forgeries: Record<string, (pass: string) => string> = {
  'with another first letter': (pass) => flipped(pass, 0),
  'with another letter in the middle': (pass) => flipped(pass, pass.length - 10),
  'that was cut': (pass) => pass.slice(0, -1),
  'that goes on': (pass) => `${pass}A`,
  'in other letters': (pass) => (pass === pass.toUpperCase() ? pass.toLowerCase() : pass.toUpperCase()),
  'made up': () => randomBytes(32).toString('base64url'),
  'that is its hash': (pass) => createHash('sha256').update(pass).digest('base64url'),
};

describe.each(Object.entries(kinds))('%s', (name, kind) => {
  it('opens its own thing, and a one-time pass once', async () => {
    const { door, start } = await aDoor();
    const pass = await kind.issue(of, start);
    expect((await kind.use(door, pass, of)).status).toBe(200);
    const again = await outcome(await kind.use(door, pass, of));
    if (kind.isOnce) expect(again).toEqual(expired);
    else expect(again[0]).toBe(200);
  });

  it.each(Object.entries(forgeries))('%s opens nothing, and the right one still does', async (_, forge) => {
    const { door, start } = await aDoor();
    const pass = await kind.issue(of, start);
    expect(await outcome(await kind.use(door, forge(pass), of))).toEqual(expired);
    expect((await kind.use(door, pass, of)).status).toBe(200);
  });

  it('is good until its end, and not a moment longer', async () => {
    const { start } = await aDoor();
    const end = start.getTime() + kind.lifetime * 1000;
    const late = await kind.issue(of, start);
    expect(await outcome(await kind.use(await doorAt(end), late, of))).toEqual(expired);
    // Some kinds have one good pass, the newest.
    const last = await kind.issue(of, start);
    expect((await kind.use(await doorAt(end - 1), last, of)).status).toBe(200);
  });

  it.each(Object.entries(kinds).filter(([other]) => other !== name))(
    'opens nothing for a request of %s',
    async (_, other) => {
      const { door, start } = await aDoor();
      const pass = await kind.issue(of, start);
      expect(await outcome(await other.use(door, pass, of))).toEqual(expired);
      expect((await kind.use(door, pass, of)).status).toBe(200);
    },
  );
});

describe('a one-time pass', () => {
  it.each(Object.entries(kinds).filter(([, { isOnce }]) => isOnce))(
    '%s opens for one of two simultaneous requests',
    async (_, kind) => {
      const { door, start } = await aDoor();
      const pass = await kind.issue(of, start);
      const both = await Promise.all([kind.use(door, pass, of), kind.use(door, pass, of)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    },
  );
});

describe('a pass of a quotation', () => {
  it.each(['a download ticket', 'a share link'])(
    '%s opens no other quotation of the same owner',
    async (name) => {
      const kind = kinds[name];
      const { door, start } = await aDoor();
      const pass = await kind?.issue(of, start);
      const tried = await kind?.use(door, pass ?? '', { ...of, quotation: of.another });
      expect(tried && (await outcome(tried))).toEqual(expired);
    },
  );
});

describe('a pass of a person', () => {
  it.each<[string, Record<string, unknown>]>([
    ['is archived', { archived: true }],
    ['has another address', { email: 'another@example.com' }],
  ])('opens nothing when the person %s', async (_, changes) => {
    const { id: account, email } = await registered();
    const { door, start } = await aDoor();
    for (const name of ['the token of a verification', 'the token of a new password']) {
      const kind = kinds[name];
      const pass = (await kind?.issue({ ...of, account, email }, start)) ?? '';
      await changed(account, changes);
      const used = await kind?.use(door, pass, of);
      expect(used && (await outcome(used))).toEqual(expired);
    }
  });

  it('opens nothing that its holder may no longer see', async () => {
    const { id: owner } = await registered();
    const { door, start } = await aDoor();
    const kind = kinds['a download ticket'];
    const pass = (await kind?.issue({ ...of, owner }, start)) ?? '';
    expect((await kind?.use(door, pass, of))?.status).toBe(403);
    await changed(owner, { emailVerified: true });
    const second = (await kind?.issue({ ...of, owner }, start)) ?? '';
    expect((await kind?.use(door, second, of))?.status).toBe(404);
    await changed(owner, { archived: true });
    const third = (await kind?.issue({ ...of, owner }, start)) ?? '';
    expect((await kind?.use(door, third, of))?.status).toBe(401);
  });
});
