import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { isSameConfig } from '#shared/guided-test/same-config.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { PublishGuidedTestDocument, SaveGuidedTestDraftDocument } from '#web/graphql/guided-test-editor.ts';
import { codeOf, isLost, savedMeanwhile } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { lastWrite, type StoredGuidedTest, storedGuidedTest } from './stored-guided-test.ts';
import { editedGuidedTestKey, readEditedGuidedTest } from './use-stored-guided-test.ts';

export type Write = 'save' | 'publish';
/** Where the newest write is, or how it failed. */
export type Progress = 'saving' | 'publishing' | 'not-saved' | 'not-published';
/** How a write ended: nothing to do counts as done. */
export type Written = { done: true } | { done: false; code: ReturnType<typeof codeOf> };
/** The user who saved or published meanwhile, and the write that was refused (OPW-22). */
type GuidedTestConflict = {
  updatedBy: string;
  updatedAt: string;
  write: Write;
  /** The version of the other user, where it could be read. */
  theirs: StoredGuidedTest | undefined;
};

/** The error codes of an emptied source; the server gives the same (OPW-15). */
export const noConfig = { save: 'no-config-to-save', publish: 'no-config-to-publish' } as const;

/** `keeps`: the stored draft is kept, to be restored. */
type Latest = RefObject<{ stored: StoredGuidedTest; config: GuidedTestConfig | null; keeps: boolean }>;
type Accept = (guidedTest: StoredGuidedTest, sent?: GuidedTestConfig | null) => void;

/** `base`: the version to write over, if not the one begun on. `isAuto`: nobody pressed to save. */
type Wish = { base?: StoredGuidedTest; isAuto?: boolean };

const steps = {
  save: { begun: 'saving', failed: 'not-saved', log: 'draft not saved' },
  publish: { begun: 'publishing', failed: 'not-published', log: 'guided test not published' },
} as const;

const isConflict = (error: unknown): boolean => codeOf(error) === 'conflict';
const mayBeDone = (error: unknown) => isLost(error) || isConflict(error);

/** Whether a write arrived whose answer was lost. */
const isDone = (
  write: Write,
  sent: GuidedTestConfig,
  { before, now }: Record<'before' | 'now', StoredGuidedTest>,
) =>
  isSameConfig(sent, now.original) &&
  (write === 'publish' ? now.version > before.version : now.revision !== before.revision);

async function send(
  write: Write,
  config: GuidedTestConfig,
  { revision, version }: StoredGuidedTest,
  keeps: boolean,
) {
  const draft = { config: JSON.stringify(config), revision, version, keeps };
  const answer =
    write === 'save'
      ? (await request(SaveGuidedTestDraftDocument, { draft })).saveGuidedTestDraft
      : (await request(PublishGuidedTestDocument, { draft })).publishGuidedTest;
  return storedGuidedTest(answer);
}

/** Runs writes one after the other. */
function useInTurn() {
  const last = useRef<Promise<Written>>(Promise.resolve({ done: true }));
  return (write: () => Promise<Written>) => {
    last.current = last.current.then(write);
    return last.current;
  };
}

/**
 * Saving and publishing, one after the other. A failure is logged, and is the `progress` until the next write (WED-090,
 * WED-091, ADR 34); when somebody else was faster there is a `conflict` to decide on.
 */
export function useWrites(latest: Latest, accept: Accept) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const [conflict, setConflict] = useState<GuidedTestConflict>();
  const inTurn = useInTurn();

  const done = (guidedTest: StoredGuidedTest, sent: GuidedTestConfig): Written => {
    queries.setQueryData(editedGuidedTestKey, guidedTest);
    accept(guidedTest, sent);
    setConflict(undefined);
    setProgress(undefined);
    return { done: true };
  };
  const attempt = async (write: Write, { base, isAuto }: Wish = {}): Promise<Written> => {
    const { stored, config, keeps } = latest.current;
    if (config === null) return { done: false, code: noConfig[write] };
    if (write === 'save' && !base && isSameConfig(config, stored.original)) return { done: true };
    setProgress(steps[write].begun);
    try {
      return done(await send(write, config, base ?? stored, keeps || base !== undefined), config);
    } catch (error) {
      const theirs = mayBeDone(error) ? await readEditedGuidedTest().catch(() => undefined) : undefined;
      if (theirs && isLost(error) && isDone(write, config, { before: base ?? stored, now: theirs }))
        return done(theirs, config);
      console.error(steps[write].log, codeOf(error));
      const isAsked = isConflict(error) && !isAuto;
      setProgress(isAsked ? undefined : steps[write].failed);
      // While one works on, a notice tells of the newer one.
      if (isAuto && theirs) queries.setQueryData(editedGuidedTestKey, theirs);
      if (isAsked) setConflict({ ...savedMeanwhile(error), write, theirs });
      return { done: false, code: codeOf(error) };
    }
  };
  return {
    progress,
    busy: progress === 'saving' || progress === 'publishing' ? progress : undefined,
    conflict,
    /** Keeps the draft, where something changed. */
    save: () => inTurn(() => attempt('save')),
    autoSave: () => inTurn(() => attempt('save', { isAuto: true })),
    publish: () => inTurn(() => attempt('publish')),
    ask: (theirs: StoredGuidedTest) => setConflict({ ...lastWrite(theirs), write: 'save', theirs }),
    /** Overwrites the version of the other user that was shown, and keeps it; one saved since is a conflict again. */
    overwrite: async () =>
      attempt(conflict?.write ?? 'save', { base: conflict?.theirs ?? (await readEditedGuidedTest()) }),
    /** Takes the version that the other user saved; own changes go. */
    reload: async () => {
      accept(await readEditedGuidedTest());
      setConflict(undefined);
    },
    keepEditing: () => setConflict(undefined),
  };
}
