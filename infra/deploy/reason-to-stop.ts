import type { Finding } from './finding.ts';

type Answers = {
  acceptsChanges: boolean;
  /** Asks a person; undefined where nobody sits at a terminal. */
  ask?: ((question: string) => Promise<string>) | undefined;
};

/** Why nothing is deployed; undefined when it may be. */
export async function reasonToStop(
  findings: readonly Finding[],
  { acceptsChanges, ask }: Answers,
): Promise<string | undefined> {
  const stops = findings.filter(({ verdict }) => verdict === 'stop');
  if (stops.some(({ mayBeMeant }) => !mayBeMeant)) return 'Nothing was deployed: see the lines with stop.';
  if (stops.length === 0 || acceptsChanges) return undefined;
  const answer = await ask?.('Are these changes of options meant? (yes/no) ');
  if (answer?.trim().toLowerCase() === 'yes') return undefined;
  return 'Nothing was deployed. Give the options of the last deployment, or add --accept-changes.';
}
