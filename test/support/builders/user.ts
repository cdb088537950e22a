import { type CurrentUser, currentUser, type User, user } from '#shared/schemas/user.ts';

/** A stored user with only required fields; the schema adds defaults. */
export function aStoredUser(changes: Partial<User> = {}): User {
  const stored = user.parse({
    id: 'marta',
    uid: 'marta',
    firstName: 'Marta',
    lastName: 'Bellini',
    email: 'marta.bellini@example.com',
    createdAt: '2026-01-10T09:00:00.000Z',
  });
  return { ...stored, ...changes };
}

/** A signed-in ordinary user with a verified e-mail. */
export function aUser(changes: Partial<CurrentUser> = {}): CurrentUser {
  return { ...currentUser(aStoredUser({ emailVerified: true })), ...changes };
}

/** A signed-in super user who manages every country. */
export function aSuperUser(changes: Partial<CurrentUser> = {}): CurrentUser {
  return aUser({ id: 'sandra', uid: 'sandra', superUser: true, ...changes });
}
