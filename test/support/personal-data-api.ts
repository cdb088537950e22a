import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { withToken } from './accounts-api.ts';
import type { Answer } from './cloud.ts';
import { answered } from './quotations-api.ts';

type JobAnswer = { id: string; state: string; done: number; total: number; startedBy: string };
const fields = 'id state done total startedBy';

export const start = (token: string, key: string = randomUUID()) =>
  withToken<{ startPersonalData: JobAnswer }>(
    token,
    `mutation ($key: ID!) { startPersonalData(key: $key) { ${fields} } }`,
    { key },
  );

export const goOn = (token: string, id: string): Promise<Answer<{ continueJob: JobAnswer }>> =>
  withToken(token, `mutation ($id: ID!) { continueJob(kind: personal_data, id: $id) { ${fields} } }`, { id });

export const jobOf = (token: string, id: string) =>
  withToken(token, `query ($id: ID!) { job(kind: personal_data, id: $id) { ${fields} } }`, { id });

export const ownJobs = (token: string) =>
  withToken<{ jobs: JobAnswer[] }>(token, `query { jobs(kind: personal_data) { ${fields} } }`);

export const addressOf = (token: string, id: string) =>
  withToken<{ downloadPersonalData: string }>(
    token,
    'mutation ($id: ID!) { downloadPersonalData(id: $id) }',
    {
      id,
    },
  );

/** Starts an archive, waits for its end and returns its job. */
export async function archived(token: string): Promise<string> {
  const { id } = answered(await start(token)).startPersonalData;
  while (answered(await goOn(token, id)).continueJob.state !== 'done');
  return id;
}

/** The files of an archive, by name. */
export async function filesOf(token: string, id: string): Promise<Map<string, Uint8Array>> {
  const response = await fetch(answered(await addressOf(token, id)).downloadPersonalData);
  if (!response.ok) throw new Error(`The archive was answered ${response.status}.`);
  return new Map(Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer()))));
}

export const textOf = (files: Map<string, Uint8Array>, name: string): string =>
  Buffer.from(files.get(name) ?? []).toString();
