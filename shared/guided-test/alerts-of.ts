import type { GuidedTestConfig, StageAlert } from '#shared/schemas/guided-test.ts';
import { questionStagesOf } from './evaluate.ts';
import type { Tags } from './matches-tags.ts';

/** The alerts whose tags are all there; the alert of the colour is one of them (WIZ-057, OPW-30). */
export const alertsOf = (config: GuidedTestConfig, tags: Tags): StageAlert[] =>
  questionStagesOf(config)
    .flatMap(({ alerts }) => alerts)
    .filter(({ allTags }) => allTags.length > 0 && allTags.every((tag) => tags.has(tag)));
