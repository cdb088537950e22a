import { phaseName } from '#shared/visibility/phase-name.ts';
import type { Rule } from './finding.ts';

/**
 * Phases that no run of the guided test can lead to. Each of their lines asks for a tag that does not exist, or asks
 * for a tag and forbids it (OPC-21). Details: the tags in the way. A phase without lines is always reached.
 */
export const unreachablePhase: Rule = ({ phases, tags }) => {
  const known = new Set(tags.map(({ slug }) => slug));
  return phases.flatMap(({ id, name, conditions }) => {
    const hindrances = conditions.map(({ include, exclude }) =>
      include.filter((tag) => !known.has(tag) || exclude.includes(tag)),
    );
    if (hindrances.length === 0 || hindrances.some((tags) => tags.length === 0)) return [];
    const details = [...new Set(hindrances.flat())];
    return [{ rule: 'unreachable-phase', kind: 'phase', id, name: phaseName(name), details }];
  });
};
