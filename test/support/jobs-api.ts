import { graphql } from './cloud.ts';
import { answered } from './quotations-api.ts';

export type JobAnswer = {
  id: string;
  kind: string;
  state: 'running' | 'done';
  startedBy: string;
  done: number;
  total: number;
  counts: { ended: string; count: number }[];
  notes: { subject: string; reason: string }[];
};

/** Continues a job until it ends, as a screen does. */
export async function seenThrough(kind: string, id: string): Promise<JobAnswer> {
  for (;;) {
    const answer = await graphql<{ continueJob: JobAnswer }>(
      'superUser',
      `mutation ($kind: JobKind!, $id: ID!) {
        continueJob(kind: $kind, id: $id) {
          id kind state startedBy done total counts { ended count } notes { subject reason }
        }
      }`,
      { kind, id },
    );
    const job = answered(answer).continueJob;
    if (job.state === 'done') return job;
  }
}
