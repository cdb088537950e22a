import { join } from 'node:path';
import * as z from 'zod';
import { durableJson, readJson } from '../durable-json.ts';
import { unknownUser } from './cognito-fault.ts';

const userSchema = z.object({
  sub: z.string(),
  attributes: z.record(z.string(), z.string()),
  enabled: z.boolean(),
  status: z.enum(['CONFIRMED', 'FORCE_CHANGE_PASSWORD']),
  /** Milliseconds since the epoch, like every time here. */
  createdAt: z.number(),
  changedAt: z.number(),
  /** Salt and SRP verifier; the password itself is never kept. */
  credentials: z.object({ salt: z.string(), verifier: z.string() }).optional(),
  failures: z.object({ count: z.number(), lastAt: z.number() }),
});

const sessionSchema = z.object({
  id: z.string(),
  sub: z.string(),
  tokenHash: z.string(),
  signedInAt: z.number(),
  expiresAt: z.number(),
});

const stateSchema = z.object({ users: z.array(userSchema), sessions: z.array(sessionSchema) });

export type User = z.infer<typeof userSchema>;
export type Session = z.infer<typeof sessionSchema>;
export type UserDirectory = Awaited<ReturnType<typeof openUserDirectory>>;

export const emailKey = (email: string) => email.trim().toLowerCase();

const bySub = (one: User, other: User) => (one.sub < other.sub ? -1 : 1);

/** Reads and changes sessions, which are kept by the hashes of their tokens. */
function sessionOperations(sessions: Map<string, Session>, save: () => Promise<void>) {
  function forget(which: (session: Session) => boolean) {
    for (const [hash, session] of sessions) if (which(session)) sessions.delete(hash);
  }
  return {
    session: (tokenHash: string) => sessions.get(tokenHash),
    hasSession: (id: string) => [...sessions.values()].some((session) => session.id === id),
    addSession(session: Session, now: number): Promise<void> {
      forget(({ expiresAt }) => expiresAt <= now);
      sessions.set(session.tokenHash, session);
      return save();
    },
    endSessions(which: (session: Session) => boolean): Promise<void> {
      forget(which);
      return save();
    },
  };
}

/** Users and their sessions, in memory and in one durable file. */
export async function openUserDirectory(folder: string) {
  const file = join(folder, 'users.json');
  const stored = stateSchema.parse((await readJson(file)) ?? { users: [], sessions: [] });
  const users = new Map(stored.users.map((user) => [user.sub, user]));
  const sessions = new Map(stored.sessions.map((session) => [session.tokenHash, session]));
  const subs = new Map(stored.users.map((user) => [emailKey(user.attributes.email ?? ''), user.sub]));
  const disk = durableJson(file, () => ({ users: [...users.values()], sessions: [...sessions.values()] }));
  const ofSessions = sessionOperations(sessions, () => disk.save());

  const find = (name: string) => users.get(name) ?? users.get(subs.get(emailKey(name)) ?? '');
  return {
    ...ofSessions,
    find,
    get(name: string): User {
      const user = find(name);
      if (!user) throw unknownUser();
      return user;
    },
    /** The users whose ids come after this one, in the order of their ids. */
    after: (sub: string) => [...users.values()].filter((user) => user.sub > sub).toSorted(bySub),
    /** Adds or replaces a user; done when it is on the disk. */
    put(user: User): Promise<void> {
      const before = users.get(user.sub);
      if (before) subs.delete(emailKey(before.attributes.email ?? ''));
      users.set(user.sub, user);
      subs.set(emailKey(user.attributes.email ?? ''), user.sub);
      return disk.save();
    },
    remove(user: User): Promise<void> {
      users.delete(user.sub);
      subs.delete(emailKey(user.attributes.email ?? ''));
      return ofSessions.endSessions((session) => session.sub === user.sub);
    },
    /** Done when nothing waits to be written. */
    settled: () => disk.settled(),
  };
}
