import type { WizardAlert, WizardConfig } from '#shared/schemas/wizard.ts';
import { questionStagesOf } from './evaluate.ts';
import type { Tags } from './matches-tags.ts';

/** The alerts whose tags are all there: that of the colour is one of them (WIZ-057, OPW-30). */
export const alertsOf = (config: WizardConfig, tags: Tags): WizardAlert[] =>
  questionStagesOf(config)
    .flatMap(({ alerts }) => alerts)
    .filter(({ allTags }) => allTags.length > 0 && allTags.every((tag) => tags.has(tag)));
