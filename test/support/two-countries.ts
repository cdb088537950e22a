import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { User } from '#shared/schemas/user.ts';
import { type Reply, sendGraphql } from '#test/security/callers.ts';
import { type Somebody, signedInAs } from '#test/security/roles.ts';
import { documentOf } from './api-document.ts';
import { older } from './older-item.ts';
import { aNewQuotation } from './quotations-api.ts';

/** Calls the API as a user, by the name of the field. */
export const callAs = (who: Pick<Somebody, 'token'>, operation: string, args: object = {}): Promise<Reply> =>
  sendGraphql({ token: who.token }, documentOf(operation), args);

/** The answer of a call that must succeed. */
export async function successOf<Answer>(
  who: Pick<Somebody, 'token'>,
  operation: string,
  args: object = {},
): Promise<Answer> {
  const { code, data, body } = await callAs(who, operation, args);
  if (code !== undefined || data === null) throw new Error(body);
  // The document selects the whole answer.
  return data as Answer;
}

const superUser = (changes: Partial<User>): Partial<User> => ({
  type: 'keim',
  isSuper: true,
  emailVerified: true,
  ...changes,
});

/** A super user of Italy alone, of all countries except Germany, of all, and of none. */
const superUsers = {
  ofItaly: superUser({ managementMode: 'only', managedCountries: ['IT'] }),
  exceptGermany: superUser({ managementMode: 'allExcept', managedCountries: ['DE'] }),
  ofAll: superUser({}),
  ofNone: superUser({ managementMode: 'only', managedCountries: [] }),
} as const;
export type SuperUserName = keyof typeof superUsers;

/** Signs in a new super user of this kind. */
export const signedInSuperUser = (name: SuperUserName): Promise<Somebody> =>
  signedInAs(name, structuredClone(superUsers[name]));

export type Owner = Somebody & { country: string; quotation: string };

/** A painter of a country, with an account and a quotation. */
export async function ownerIn(country: string): Promise<Owner> {
  const lastName = `Proprietario${randomUUID().slice(0, 8)}`;
  const person = { type: 'imbianchino', emailVerified: true, country, lastName } as const;
  const somebody = await signedInAs(`owner-${country}`, person);
  const input = aNewQuotation({ key: randomUUID() });
  const { id } = await successOf<{ id: string }>(somebody, 'Mutation.createQuotation', { input });
  return { ...somebody, country, quotation: id };
}

const profile = (id: string) => ({ pk: `U#${id}`, sk: 'PROFILE' });
const head = (id: string) => ({ pk: `Q#${id}`, sk: 'HEAD' });

/** A stored item. */
async function itemOf(Key: { pk: string; sk: string }): Promise<Record<string, unknown>> {
  const { client, table } = await import('#lambdas/runtime/table/table.ts');
  return (await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))).Item ?? {};
}

export const storedPerson = async ({ id }: Pick<Somebody, 'id'>) =>
  (await itemOf(profile(id))).profile as Record<string, unknown>; // written by the user store
export const storedHeader = ({ quotation }: Pick<Owner, 'quotation'>) => itemOf(head(quotation));

/** Older forms of a user, without the second place of the id, and of a quotation, without the owner's name. */
export async function inOlderForms({ id, quotation }: Owner, only?: 'quotation'): Promise<void> {
  if (!only) await older(profile(id), 'profile.uid');
  await older(head(quotation), 'user');
}

export const withoutCountry = ({ quotation }: Pick<Owner, 'quotation'>) =>
  older(head(quotation), 'userCountry');

type Job = {
  id: string;
  state: string;
  done: number;
  total: number;
  counts: { ended: string; count: number }[];
};

/** Continues a job to its end as a user. */
export async function finishedJob(who: Somebody, kind: string, id: string): Promise<Job> {
  for (;;) {
    const job = await successOf<Job>(who, 'Mutation.continueJob', { kind, id });
    if (job.state === 'done') return job;
  }
}

export const startRepair = (who: Somebody, wanted: object) => {
  const usual = { key: randomUUID(), dryRun: false, forceItaly: false };
  return callAs(who, 'Mutation.startRepair', { ...usual, ...wanted });
};

/** Runs a repair from start to end. */
export async function runRepair(who: Somebody, wanted: object): Promise<Job> {
  const { data, body } = await startRepair(who, wanted);
  if (!data) throw new Error(body);
  return finishedJob(who, 'repair', (data as { id: string }).id); // the whole job
}

type Page = { lines: { code: string; subject: string | null; detail: string | null }[]; next: string | null };

/** Everything that the log of a job tells a user. */
export async function logOf(who: Somebody, id: string, after: string | null = null): Promise<Page['lines']> {
  const { lines, next } = await successOf<Page>(who, 'Query.jobLog', { kind: 'repair', id, after });
  return next === after ? lines : [...lines, ...(await logOf(who, id, next))];
}
