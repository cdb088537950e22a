import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { type ConfigDifference, configDifferences } from './config-differences.ts';

type Counted = Pick<ConfigDifference, 'kind' | 'how'>;

const kinds = [
  'stage',
  'question',
  'answer',
  'phase',
  'choice',
] as const satisfies readonly Counted['kind'][];
const ways = ['added', 'removed', 'moved', 'changed'] as const satisfies readonly Counted['how'][];

/** How many elements of each kind differ, and in which ways; kinds without any are left out. */
export function countedDifferences(before: GuidedTestConfig, after: GuidedTestConfig) {
  const differences = configDifferences(before, after);
  const countOf = (kind: Counted['kind'], how: Counted['how']) =>
    differences.filter((one) => one.kind === kind && one.how === how).length;
  return kinds
    .map((kind) => ({
      kind,
      counts: ways.map((how) => ({ how, count: countOf(kind, how) })).filter(({ count }) => count > 0),
    }))
    .filter(({ counts }) => counts.length > 0);
}
