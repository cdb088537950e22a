import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canonical, isSameConfig } from '#shared/guided-test/same-config.ts';
import type { WizardConfig } from '#shared/schemas/wizard.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import type { StoredWizard } from './stored-wizard.ts';
import { useWrites } from './use-writes.ts';
import { wizardStatus } from './wizard-status.ts';

/** A new configuration, or what is made of the one that is edited; `null` is none (OPW-15). */
export type SetConfig = (
  next: WizardConfig | null | ((now: WizardConfig | null) => WizardConfig | null),
) => void;

/** A later draft than another, or a later version. */
const isNewer = (one: StoredWizard, other: StoredWizard) =>
  one.version > other.version ||
  (one.version === other.version && (one.revision ?? 0) > (other.revision ?? 0));

const textOf = (config: WizardConfig | null) => config && canonical(config);

/** What is stored and what is edited; writes that wait for their turn read the newest from `latest`. */
function useEdited(loaded: StoredWizard) {
  const [stored, setStored] = useState(loaded);
  const [config, showConfig] = useState<WizardConfig | null>(loaded.original);
  const latest = useRef({ stored, config });
  const setConfig = useCallback<SetConfig>((next) => {
    const { current } = latest;
    current.config = typeof next === 'function' ? next(current.config) : next;
    showConfig(current.config);
  }, []);
  /** What was edited after `sent` stays. */
  const accept = (wizard: StoredWizard, sent?: WizardConfig | null) => {
    latest.current.stored = wizard;
    setStored(wizard);
    const isOwn = sent !== undefined && isSameConfig(sent, wizard.original);
    setConfig((now) => (sent !== undefined && (now !== sent || isOwn) ? now : wizard.original));
  };
  return { stored, config, latest, setConfig, accept };
}

/**
 * The questionnaire being edited: what is in the editor (`config`), what is stored (`original`) and what users run
 * (`published`), how they differ, and what saves and publishes it.
 */
export function useWizard(loaded: StoredWizard) {
  const { t } = useTranslation('wizard');
  const { stored, config, latest, setConfig, accept } = useEdited(loaded);
  const { original, published } = stored;
  const own = useMemo(() => textOf(config), [config]);
  const changed = own !== useMemo(() => textOf(original), [original]);
  const differs = own !== useMemo(() => textOf(published), [published]);
  useUnsavedGuard(changed, { title: t('leave.title'), text: t('leave.text') });
  const writes = useWrites(latest, accept);
  const isNews = isNewer(loaded, stored) && !writes.busy;
  if (isNews && !changed) accept(loaded);
  return {
    config,
    setConfig,
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
