import type { Place } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { Edits } from '../state/use-edits.ts';

export type StageProps = {
  config: GuidedTestConfig;
  selected: Place | null;
  select: (place: Place) => void;
  edits: Edits;
};
