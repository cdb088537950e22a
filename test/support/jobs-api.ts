import { graphql } from './cloud.ts';
import { answered } from './quotations-api.ts';

export type JobAnswer = {
  id: string;
  kind: string;
  state: 'waiting' | 'held' | 'running' | 'done' | 'cancelled';
  startedBy: string;
  startedAt?: string;
  cancelledBy?: string | null;
  replaces?: string[] | null;
  done: number;
  total: number;
  counts: { ended: string; count: number }[];
  name: string | null;
  notes: { subject: string; reason: string; about: { kind: string; id: string } | null }[];
};

export const jobFields =
  'id kind name state startedBy done total counts { ended count } notes { subject reason about { kind id } }';

/** Continues a job until it ends, as a screen does. */
export async function finishedJob(kind: string, id: string): Promise<JobAnswer> {
  for (;;) {
    const answer = await graphql<{ continueJob: JobAnswer }>(
      'superUser',
      `mutation ($kind: JobKind!, $id: ID!) {
        continueJob(kind: $kind, id: $id) { ${jobFields} }
      }`,
      { kind, id },
    );
    const job = answered(answer).continueJob;
    if (job.state === 'done') return job;
  }
}

/** The number of a job's steps, by result. */
export const countsOf = ({ counts }: JobAnswer): Record<string, number> =>
  Object.fromEntries(counts.map(({ ended, count }) => [ended, count]));
