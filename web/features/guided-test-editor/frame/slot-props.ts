import type { ConfigFinding } from '#shared/guided-test/check-config.ts';
import type { Answers } from '#shared/guided-test/evaluate.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { NamedPhase } from '#web/lib/named-phases.ts';
import type { Restore, SetConfig } from '../state/use-editor.ts';

/** Props of every part of the editor. */
export type SlotProps = {
  /** `null`: the source was emptied (OPW-15). */
  config: GuidedTestConfig | null;
  setConfig: SetConfig;
  /** In the preview nothing can be changed. */
  readOnly: boolean;
  findings: readonly ConfigFinding[];
  /** Shows an element in the editor. */
  goTo: (place: Place) => void;
};
/** A part that opens over the editor. */
export type DialogSlotProps = SlotProps & {
  published: GuidedTestConfig;
  /** The stored draft; `config` has unsaved edits where it differs. */
  saved: GuidedTestConfig;
  /** Who saved a draft that differs from what is published, and when. */
  draft: { updatedBy: string; updatedAt: string } | undefined;
  /** Sets a configuration in place of the stored draft, which is then kept; returns what undoes it. */
  restore: Restore;
  selected: Place | null;
  /** Phases that users get from the catalogue, beside the phases of the guided test. */
  catalogue: readonly NamedPhase[];
  /** Answers of the preview while it is shown. */
  given: Answers;
  onClose: () => void;
};
