import type { Page, Response, WebSocket } from 'playwright-core';
import type { Manager } from '#shared/access/managed-countries.ts';
import { mayHearScope, userScope } from '#shared/access/may-hear-scope.ts';

type Person = { id: string } & Manager;
type Hearing = {
  /** The signed-in user, as the server answered last. */
  person?: Person | undefined;
  /** The scopes that the server acknowledged to the last socket of this document. */
  heard: Set<string>;
  all: PromiseWithResolvers<void>;
};

const hearings = new WeakMap<Page, Hearing>();

/** Every scope that the user may hear: the application subscribes to all of them. */
const scopesFor = (person: Person) =>
  [userScope(person.id), 'catalogue', 'admin'].filter((scope) => mayHearScope(person, scope));

function check({ person, heard, all }: Hearing): void {
  if (person && scopesFor(person).every((scope) => heard.has(scope))) all.resolve();
}

/** Notes of every document in a window when the server has all its subscriptions. */
export function noteListening(page: Page): void {
  const hearing: Hearing = { heard: new Set(), all: Promise.withResolvers() };
  hearings.set(page, hearing);
  page.on('domcontentloaded', () => renew(hearing));
  page.on('response', async (response) => {
    hearing.person = (await personOf(response)) ?? hearing.person;
    check(hearing);
  });
  page.on('websocket', (socket) => {
    renew(hearing);
    const { heard } = hearing;
    noteScopes(socket, (scope) => {
      heard.add(scope);
      check(hearing);
    });
    socket.on('close', () => {
      if (hearing.heard === heard) renew(hearing);
    });
  });
}

/** Nothing is heard any more; who waits already waits on. */
function renew(hearing: Hearing): void {
  const before = hearing.all;
  hearing.heard = new Set();
  hearing.all = Promise.withResolvers();
  hearing.all.promise.then(before.resolve);
}

/** The user in an answer about the session. */
async function personOf(response: Response): Promise<Person | undefined> {
  if (!/\b(CurrentUser|SyncAccount)\b/.test(response.request().postData() ?? '')) return undefined;
  // The body is gone when another document took the place of this one.
  const { data } = await response.json().catch(() => ({}));
  return data?.currentUser ?? data?.syncAccount;
}

/** A subscription begins with its scope, and is acknowledged with its id alone. */
function noteScopes(socket: WebSocket, acknowledged: (scope: string) => void): void {
  const scopes = new Map<string, string>();
  socket.on('framesent', ({ payload }) => {
    const { type, id, payload: sent } = JSON.parse(String(payload));
    if (type === 'start') scopes.set(id, JSON.parse(sent.data).variables.scope);
  });
  socket.on('framereceived', ({ payload }) => {
    const { type, id } = JSON.parse(String(payload));
    const scope = scopes.get(id);
    if (type === 'start_ack' && scope) acknowledged(scope);
  });
}

/** Waits until the window hears what others change; before that, it would miss a change. */
export async function listening(page: Page): Promise<void> {
  const hearing = hearings.get(page);
  if (!hearing) throw new Error('Only windows of openWindow are listened to.');
  await hearing.all.promise;
}
