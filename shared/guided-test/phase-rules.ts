import type { Choice, Phase } from '#shared/schemas/phase.ts';
import { includingLines, matchesLines, type Tags } from './matches-tags.ts';

/** Whether the tags call for a phase; one without conditions is always called for. */
export const isPhaseCalledFor = ({ conditions }: Pick<Phase, 'conditions'>, tags: Tags): boolean =>
  matchesLines(conditions, tags) ?? true;

/** Whether a choice is offered; conditions without a line hide nothing (OPC-20). */
export const isChoiceVisible = (
  { visibility, visibilityConditions }: Pick<Choice, 'visibility' | 'visibilityConditions'>,
  tags: Tags,
): boolean => visibility === 'always' || (matchesLines(includingLines(visibilityConditions), tags) ?? true);

/** Whether a choice is recommended; conditions without a line recommend nothing (OPC-20). */
export const isChoiceRecommended = (
  { recommended, recommendedConditions }: Pick<Choice, 'recommended' | 'recommendedConditions'>,
  tags: Tags,
): boolean =>
  recommended === 'always' ||
  (recommended === 'conditions' && (matchesLines(includingLines(recommendedConditions), tags) ?? false));
