import { randomUUID } from 'node:crypto';
import type { TokenSession } from '#lambdas/runtime/token.ts';
import { aStoredUser } from '#test/support/builders/user.ts';

type Person = { id: string; email: string; isSuper: boolean };

/** Callers in benches of units: a painter with a price list, and a super user of every country. */
export const people = {
  painter: { id: 'sample-owner', email: 'sample-owner@example.com', isSuper: false },
  superUser: { id: 'sample-super', email: 'sample-super@example.com', isSuper: true },
} as const satisfies Record<string, Person>;
export type Who = keyof typeof people;

/** Seconds since 1970. */
const signedInAt = Math.floor(Date.now() / 1000) - 86_400;
const sessionOf = ({ id }: Person) => ({ id: `session-of-${id}`, signedInAt });

let lastSignIn = signedInAt;
/** A sign-in an hour after the one before: the list of users records each. */
export function newSession(): TokenSession {
  lastSignIn += 3600;
  return { id: randomUUID(), signedInAt: lastSignIn };
}

/** A verified painter of the price list `pcu`, or a super user. */
export async function writePerson({ id, email, isSuper }: Person): Promise<void> {
  const { writeUser } = await import('#lambdas/store/user/user-store.ts');
  const rights = { isSuper, emailVerified: true, pricelist: 'pcu', type: 'imbianchino' } as const;
  await writeUser(aStoredUser({ id, uid: id, email, ...rights }));
}

/** Writes the people and the traces of their sign-ins. */
export async function writePeople(): Promise<void> {
  const { noteSignIn } = await import('#lambdas/store/user/activity-store.ts');
  const { noteSession } = await import('#lambdas/store/session/session-store.ts');
  for (const person of Object.values(people)) {
    await writePerson(person);
    await noteSignIn(person.id, signedInAt);
    const usedAt = new Date().toISOString();
    const { id } = sessionOf(person);
    await noteSession(person.id, { id, signedInAt: new Date(signedInAt * 1000).toISOString(), usedAt });
  }
}

/** The caller, read from the table as the adapters do, in their session or in another. */
export async function callerFor(who: Who, session?: TokenSession) {
  const { callerOf } = await import('#lambdas/store/session/caller.ts');
  const person = people[who];
  return callerOf(person.id, session ?? sessionOf(person));
}
