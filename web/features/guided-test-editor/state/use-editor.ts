import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canonical, isSameConfig } from '#shared/guided-test/same-config.ts';
import { mergeChanges } from '#shared/merge-changes.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { editorStatus } from './editor-status.ts';
import type { StoredGuidedTest } from './stored-guided-test.ts';
import { useWrites } from './use-writes.ts';

/** Sets the configuration, or changes the edited one; `null` is none (OPW-15). */
export type SetConfig = (
  next: GuidedTestConfig | null | ((now: GuidedTestConfig | null) => GuidedTestConfig | null),
) => void;

export type Restore = (next: GuidedTestConfig | null) => () => void;

/** A later draft than another, or a later version. */
const isNewer = (one: StoredGuidedTest, other: StoredGuidedTest) =>
  one.version > other.version ||
  (one.version === other.version && (one.revision ?? 0) > (other.revision ?? 0));

const textOf = (config: GuidedTestConfig | null) => config && canonical(config);

/** The stored and the edited configuration. Writes that wait for their turn read the newest from `latest`. */
function useEdited(loaded: StoredGuidedTest) {
  const [stored, setStored] = useState(loaded);
  const [config, showConfig] = useState<GuidedTestConfig | null>(loaded.original);
  const latest = useRef({ stored, config, keeps: false });
  const setConfig = useCallback<SetConfig>((next) => {
    const { current } = latest;
    current.config = typeof next === 'function' ? next(current.config) : next;
    showConfig(current.config);
  }, []);
  /** Edits that were made after `sent` stay. */
  const accept = (guidedTest: StoredGuidedTest, sent?: GuidedTestConfig | null) => {
    latest.current.stored = guidedTest;
    latest.current.keeps = false;
    setStored(guidedTest);
    const isOwn = sent !== undefined && isSameConfig(sent, guidedTest.original);
    setConfig((now) => (sent !== undefined && (now !== sent || isOwn) ? now : guidedTest.original));
  };
  /** Sets another one in place of the stored draft, which is then kept; returns what undoes it. */
  const restore: Restore = (next) => {
    const { config: edited } = latest.current;
    latest.current.keeps = true;
    setConfig(next);
    // Edits since then stay.
    return () =>
      setConfig((now) => (now && edited && next ? mergeChanges(next, now, edited).merged : edited));
  };
  return { stored, config, latest, setConfig, restore, accept };
}

/** The guided test that somebody else saved, and the one before. An editor without changes shows the new one. */
type Replaced = { now: StoredGuidedTest; before: StoredGuidedTest };

function useReplaced({ stored, latest, accept, restore }: ReturnType<typeof useEdited>) {
  const [replaced, setReplaced] = useState<Replaced>();
  const dismissReplaced = () => setReplaced(undefined);
  return {
    /** After a write of one's own, what came before another's is no longer what comes back. */
    take: (...written: Parameters<typeof accept>) => {
      accept(...written);
      dismissReplaced();
    },
    show: (now: StoredGuidedTest) => {
      if (!isSameConfig(stored.original, now.original)) setReplaced({ now, before: stored });
      accept(now);
    },
    told: {
      /** Somebody else's, in place of what this editor showed. */
      replaced,
      dismissReplaced,
      /** The one before comes back, with one's own edits since; returns what undoes it. */
      putBack: ({ now, before }: Replaced) => {
        const { config } = latest.current;
        dismissReplaced();
        return restore(config ? mergeChanges(now.original, config, before.original).merged : before.original);
      },
    },
  };
}

/**
 * The guided test being edited: what is in the editor (`config`), what is stored (`original`) and what users run
 * (`published`), how they differ, and what saves and publishes it. While it is asked about, it stays what the question
 * shows.
 */
export function useEditor(loaded: StoredGuidedTest, isAsked: boolean) {
  const { t } = useTranslation('guidedTestEditor');
  const edited = useEdited(loaded);
  const { stored, config, latest, setConfig, restore } = edited;
  const { original, published } = stored;
  const own = useMemo(() => textOf(config), [config]);
  const changed = own !== useMemo(() => textOf(original), [original]);
  const differs = own !== useMemo(() => textOf(published), [published]);
  useUnsavedGuard(changed, { texts: { title: t('leave.title'), text: t('leave.text') } });
  const { take, show, told } = useReplaced(edited);
  const writes = useWrites(latest, take);
  const theirs = writes.conflict?.theirs;
  const both = useMemo(
    () => (theirs && config ? mergeChanges(original, config, theirs.original) : undefined),
    [theirs, config, original],
  );
  const isNews = isNewer(loaded, stored) && !writes.busy;
  const isHeld = changed || isAsked || writes.conflict !== undefined;
  if (isNews && !isHeld) show(loaded);
  return {
    config,
    setConfig,
    original,
    published,
    stored,
    restore,
    ...told,
    /** There is something to save. */
    changed,
    /** There is something to publish. */
    differs,
    status: editorStatus(stored, { progress: writes.progress, changed, differs }),
    /** Another editor saved or published while this one has changes, or asks about them. */
    news: isNews && isHeld ? loaded : undefined,
    /** After a conflict: the changes of both, and what both changed in two ways. */
    both,
    /** Puts them into the editor, on top of the other version. */
    keepBoth: () => {
      if (!theirs || !both) return;
      take(theirs);
      setConfig(both.merged);
      writes.keepEditing();
    },
    /** Asks about that at once, as a save would. */
    askAboutNews: () => writes.ask(loaded),
    ...writes,
  };
}
export type EditorState = ReturnType<typeof useEditor>;
