import type { Finding, Stored } from './finding.ts';

/**
 * Tasks 3 and 4: a plain name is the Italian one; its English stays empty and falls back to it. What has languages keeps
 * them (REP-011, REP-012, OPW-56).
 */
export function repairedName({ name }: Stored): Finding | undefined {
  if (typeof name !== 'string') return undefined;
  return { fields: { name: { it: name } }, changes: [{ before: name, after: `it: ${name}` }] };
}
