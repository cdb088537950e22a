import type { Place } from '#shared/guided-test/items-of.ts';
import type { WizardConfig } from '#shared/schemas/wizard.ts';
import type { Edits } from '../state/use-edits.ts';

export type StageProps = {
  config: WizardConfig;
  selected: Place | null;
  select: (place: Place) => void;
  edits: Edits;
};
