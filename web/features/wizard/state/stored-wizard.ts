import builtIn from '#shared/guided-test/default-wizard.json';
import { normalise } from '#shared/guided-test/normalise.ts';
import type { WizardConfig } from '#shared/schemas/wizard.ts';
import type { WizardStateFragment } from '#web/graphql/wizard.ts';

/** What the server has: the configuration to edit, and what users run. */
export type StoredWizard = Omit<WizardStateFragment, 'config' | 'published'> & {
  original: WizardConfig;
  published: WizardConfig;
};

export function storedWizard({ config, published, ...rest }: WizardStateFragment): StoredWizard {
  return { ...rest, original: normalise(JSON.parse(config)), published: normalise(JSON.parse(published)) };
}

/** What is edited when nothing could be loaded: the built-in questionnaire (WED-067). */
export function builtInWizard(): StoredWizard {
  const original = normalise(builtIn);
  return {
    source: 'BUILT_IN',
    revision: null,
    lastSaved: null,
    savedBy: null,
    version: 0,
    publishedAt: null,
    publishedBy: null,
    original,
    published: original,
  };
}
