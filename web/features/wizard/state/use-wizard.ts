import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canonical } from '#shared/guided-test/same-config.ts';
import type { WizardConfig } from '#shared/schemas/wizard.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import type { StoredWizard } from './stored-wizard.ts';
import { useWrites } from './use-writes.ts';
import { wizardStatus } from './wizard-status.ts';

/** A new configuration, or what is made of the one that is edited; `null` is none (OPW-15). */
export type SetConfig = (
  next: WizardConfig | null | ((now: WizardConfig | null) => WizardConfig | null),
) => void;

/** Numbers of what is stored: a later draft, or a later version. */
const isNewer = (one: StoredWizard, other: StoredWizard) =>
  one.version > other.version ||
  (one.version === other.version && (one.revision ?? 0) > (other.revision ?? 0));

const textOf = (config: WizardConfig | null) => config && canonical(config);

/**
 * The questionnaire being edited: what is in the editor (`config`), what is stored (`original`) and what users run
 * (`published`), how they differ, and what saves and publishes it.
 */
export function useWizard(loaded: StoredWizard) {
  const { t } = useTranslation('wizard');
  const [stored, setStored] = useState(loaded);
  const [config, setConfig] = useState<WizardConfig | null>(loaded.original);
  const { original, published } = stored;
  const [own, storedText, publishedText] = [
    useMemo(() => textOf(config), [config]),
    useMemo(() => textOf(original), [original]),
    useMemo(() => textOf(published), [published]),
  ];
  const changed = own !== storedText;
  const differs = own !== publishedText;
  useUnsavedGuard(changed, { title: t('leave.title'), text: t('leave.text') });

  const latest = useRef({ stored, config, changed });
  latest.current = { stored, config, changed };
  /** What was edited after `sent` stays. */
  const accept = (wizard: StoredWizard, sent?: WizardConfig | null) => {
    setStored(wizard);
    const isKept = sent !== undefined && textOf(sent) === canonical(wizard.original);
    setConfig((now) => (sent !== undefined && (now !== sent || isKept) ? now : wizard.original));
    latest.current = { ...latest.current, stored: wizard, changed: latest.current.config !== sent };
  };
  const writes = useWrites(latest, accept);
  const isNews = isNewer(loaded, stored) && !writes.busy;
  if (isNews && !changed) accept(loaded);
  return {
    config,
    setConfig: setConfig satisfies SetConfig,
    original,
    published,
    stored,
    /** There is something to save. */
    changed,
    /** There is something to publish. */
    differs,
    status: wizardStatus(stored, { saving: writes.busy === 'saving', changed, differs }),
    /** Another editor saved or published while this one has changes. */
    news: isNews && changed ? loaded : undefined,
    ...writes,
  };
}
export type Wizard = ReturnType<typeof useWizard>;
