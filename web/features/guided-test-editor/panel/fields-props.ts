import type { ConfigFinding } from '#shared/guided-test/check-config.ts';
import type { ConfigItem } from '#shared/guided-test/items-of.ts';
import type { Language } from '#shared/languages.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { SetConfig } from '../state/use-editor.ts';
import type { References } from '../state/use-references.ts';

/** Typed values of priorities, by the id of the choice. A text that is no number is kept only here. */
export type TypedPriorities = Map<string, readonly string[]>;

/** Props of the fields of every kind of element. */
export type FieldsProps = {
  config: GuidedTestConfig;
  setConfig: SetConfig;
  readOnly: boolean;
  language: Language;
  references: References;
  /** The findings about this element. */
  findings: readonly ConfigFinding[];
  typedPriorities: TypedPriorities;
};

export type ItemOf<Kind extends ConfigItem['kind']> = Extract<ConfigItem, { kind: Kind }>;
