import builtIn from '#shared/guided-test/default-wizard.json' with { type: 'json' };
import { normalise } from '#shared/guided-test/normalise.ts';
import type { WizardConfig } from '#shared/schemas/wizard.ts';
import { readWizardPointer, readWizardVersion, type WizardPointer } from './wizard-store.ts';

export type PublishedConfig = Partial<WizardPointer> & { version: number; config: WizardConfig };

/** A version that was published; 0 is the built-in questionnaire (OPW-02). */
export async function configOfVersion(version: number): Promise<WizardConfig | undefined> {
  if (version === 0) return normalise(builtIn);
  const stored = await readWizardVersion(version);
  return stored === undefined ? undefined : normalise(stored);
}

/** What users run: the newest published configuration, else the built-in one. */
export async function publishedConfig(): Promise<PublishedConfig> {
  const pointer = await readWizardPointer();
  const version = pointer?.version ?? 0;
  const config = await configOfVersion(version);
  if (!config) throw new Error(`Version ${version} of the questionnaire is missing.`);
  return { ...pointer, version, config };
}
