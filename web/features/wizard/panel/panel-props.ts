import type { ConfigFinding } from '#shared/guided-test/check-config.ts';
import type { WizardItem } from '#shared/guided-test/items-of.ts';
import type { WizardConfig } from '#shared/schemas/wizard.ts';
import type { References } from '../state/use-references.ts';
import type { SetConfig } from '../state/use-wizard.ts';

/** What was typed as values of priorities, by the id of the choice: what is no number stands only here. */
export type TypedPriorities = Map<string, readonly string[]>;

/** What the fields of every kind of element work on. */
export type FieldsProps = {
  config: WizardConfig;
  setConfig: SetConfig;
  readOnly: boolean;
  language: 'it' | 'en';
  references: References;
  /** Of this element. */
  findings: readonly ConfigFinding[];
  typedPriorities: TypedPriorities;
};

export type ItemOf<Kind extends WizardItem['kind']> = Extract<WizardItem, { kind: Kind }>;
