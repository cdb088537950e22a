import type { Change } from '#shared/repair/finding.ts';
import type { JobLogLine } from '#shared/schemas/job.ts';

/** How many changes of one entity the log contains. */
const mostChanges = 3;

/** Characters of a message. */
const longest = 300;

const written = ({ before, after }: Change): string => (before ? `${before} -> ${after}` : after);

/** A number of changes, the first of them in words: '12.5 -> 12,5; 4 -> 4; … (12)'. */
export function detailOf(changes: readonly Change[]): string {
  const told = changes.slice(0, mostChanges).map(written).join('; ');
  return (changes.length > mostChanges ? `${told}; … (${changes.length})` : told).slice(0, longest);
}

/** The reason of a failure, by the first issue of a schema. */
export function messageOf(cause: unknown): string {
  const issue = (cause as { issues?: { path: PropertyKey[]; message: string }[] } | null)?.issues?.[0];
  const message = issue ? `${issue.path.join('.')}: ${issue.message}` : undefined;
  return (message ?? (cause instanceof Error ? cause.message : String(cause))).slice(0, longest);
}

/** The lines of a job, all of one moment. */
export const linesAt =
  (at: string) =>
  (tone: JobLogLine['tone'], code: string, subject?: string, detail?: string): JobLogLine => ({
    at,
    tone,
    code,
    ...(subject !== undefined && { subject }),
    ...(detail !== undefined && { detail }),
  });
