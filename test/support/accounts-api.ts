import { randomUUID } from 'node:crypto';
import type { Operation } from '#lambdas/runtime/operation.ts';
import { aSignUpInput } from './builders/user-input.ts';
import { type Answer, cloudUrl, signedIn } from './cloud.ts';

export const password = 'Colori-2026!';

/**
 * Posts to a route of the running cloud. All tests share its address and so its limits: keep calls of each
 * kind few.
 */
export async function post(route: string, body: unknown) {
  const response = await fetch(`${cloudUrl}/functions/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

let addresses = 0;
/** An unused network address. */
export const newAddress = () => `test ${process.pid} ${++addresses}`;

/** Runs an operation without a session, from a new address. */
export const asNobody = <Output>(
  operation: Operation<Output>,
  args: unknown,
  { now = new Date(), address = newAddress() }: { now?: Date; address?: string } = {},
): Promise<Output> => operation.run(args, { caller: { kind: 'nobody' }, address, now, newId: () => 'id' });

export type Registered = { id: string; email: string };

/** A new user who signed up; the e-mail address is not verified. */
export async function registered(changes: Record<string, unknown> = {}): Promise<Registered> {
  const { signupUser } = await import('#lambdas/accounts/signup-user.ts');
  const user = aSignUpInput(changes);
  const { id } = await asNobody(signupUser, { key: randomUUID(), user });
  return { id, email: String(user.email).trim().toLowerCase() };
}

/** Changes a stored user, like a super user would. */
export async function changed(id: string, changes: Record<string, unknown>): Promise<void> {
  const { changeUser } = await import('#lambdas/store/user/change-user.ts');
  await changeUser(id, changes, 'Test', new Date());
}

export async function stored(id: string) {
  const { readUser } = await import('#lambdas/store/user/user-store.ts');
  const user = await readUser(id);
  if (!user) throw new Error(`There is no user ${id}.`);
  return user;
}

export type SentMail = { id: string; to: string[]; subject: string; html: string; text: string } & {
  headers: { name: string; value: string }[];
};

/** Mails to an address, the newest first. */
export async function mailsTo(email: string): Promise<SentMail[]> {
  const mails: SentMail[] = await (await fetch(`${cloudUrl}/_local/mail.json`)).json();
  return mails.filter(({ to }) => to.includes(email));
}

/** The address of a mail's button. */
export function linkIn({ text }: SentMail): URL {
  const [address] = /http\S+/.exec(text) ?? [];
  if (!address) throw new Error('The mail has no link.');
  return new URL(address);
}

/** The parameters after the link's `#`, which only its reader sees. */
export const saidIn = (link: URL): URLSearchParams => new URLSearchParams(link.hash.slice(1));

/** The token of the newest mail to an address. */
export async function mailedToken(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error(`No mail went to ${email}.`);
  return saidIn(linkIn(mail)).get('token') ?? '';
}

/** Sends a GraphQL request with a token. */
export async function withToken<Data = Record<string, unknown>>(
  token: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Answer<Data>> {
  const response = await fetch(`${cloudUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

/** A new user who signed up, with a session. */
export async function registeredAndSignedIn(changes: Record<string, unknown> = {}) {
  const user = await registered(changes);
  return { ...user, token: await signedIn(user.email, password) };
}
