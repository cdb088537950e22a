import { useCallback, useMemo, useRef, useState } from 'react';
import { type Clash, mergeChanges } from '#shared/merge-changes.ts';
import { codeOf, isLost } from './failure.ts';
import type { LeaveTexts } from './leave-guard.ts';
import { browserTimer, type Timer } from './timer.ts';
import { useHeld } from './use-held.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

type Stored = { revision: number };

type Wishes<Entity extends Stored, Draft> = {
  /** The last answer of the server; a newer one replaces the draft while nothing is changed or typed, and no dialog open. */
  stored: Entity;
  /** Returns the editable part as plain data. Pass the same function at every drawing. */
  toDraft: (entity: Entity) => Draft;
  /** Sends the draft; `revision` is the one it builds on (decision 8). */
  send: (draft: Draft, revision: number) => Promise<Entity>;
  /** Loads the present version after a conflict. */
  reload: () => Promise<Entity>;
  /** Lays the user's changes on another version, where the fields are not simply the same ones. */
  merge?: (base: Draft, mine: Draft, theirs: Draft) => { merged: Draft; clashes: readonly Clash[] };
  /** Whether two drafts are the same: pass the same function at every drawing. By default their texts are compared. */
  isSame?: (one: Draft, other: Draft) => boolean;
  /** The screen's own words when it is left with changes. */
  leave?: LeaveTexts;
  timer?: Timer;
};

/** Milliseconds for which `saving` stays true after a save (PRD-064). */
const lingering = 500;

const isSameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The draft of an entity, beside the stored one that it builds on. */
function useDraft<Entity, Draft>(
  stored: Entity,
  toDraft: (entity: Entity) => Draft,
  isSame: (one: Draft, other: Draft) => boolean,
) {
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => toDraft(stored));
  const original = useMemo(() => toDraft(base), [base, toDraft]);
  const changed = useMemo(() => !isSame(original, draft), [original, draft, isSame]);
  const edit = useCallback(
    (change: Partial<Draft> | ((now: Draft) => Draft)) =>
      setDraft((now) => (typeof change === 'function' ? change(now) : { ...now, ...change })),
    [],
  );
  /** Edits that were made after `sent` stay. */
  const accept = (entity: Entity, sent?: Draft) => {
    setBase(entity);
    setDraft((now) => (sent === undefined || isSame(now, sent) ? toDraft(entity) : now));
  };
  const mayGo = !useHeld() && !changed;
  return { base, setBase, draft, changed, mayGo, edit, accept };
}

/** `saving` is true during a save and a moment longer. */
function useSaving(timer: Timer) {
  const [saving, setSaving] = useState(false);
  const lingers = useRef(0);
  return {
    saving,
    begin: () => {
      timer.clear(lingers.current);
      setSaving(true);
    },
    end: () => {
      lingers.current = timer.set(() => setSaving(false), lingering);
    },
  };
}

/** Why the last save failed. After a conflict also the version of somebody else. */
function useRefusal<Entity>(reload: () => Promise<Entity>) {
  const [failure, setFailure] = useState<unknown>();
  const [conflict, setConflict] = useState<Entity>();
  const dismissFailure = () => setFailure(undefined);
  return {
    failure,
    conflict,
    dismissFailure,
    ask: setConflict,
    settle: () => {
      setConflict(undefined);
      dismissFailure();
    },
    /** Answers the stored version when it is what was sent: the answer to this try or an earlier one was lost. */
    refuse: async (error: unknown, isSent: (entity: Entity) => boolean): Promise<Entity | undefined> => {
      const isConflict = codeOf(error) === 'conflict';
      const now = isConflict || isLost(error) ? await reload().catch(() => undefined) : undefined;
      if (now !== undefined && isSent(now)) return now;
      setConflict(isConflict ? now : undefined);
      setFailure(error);
      return undefined;
    },
  };
}

/** After a conflict: the changes of both, and what both changed in two ways. */
function useBoth<Draft>(
  merge: NonNullable<Wishes<Stored, Draft>['merge']>,
  versions: { base: Draft; mine: Draft; theirs: Draft } | undefined,
) {
  const text = JSON.stringify(versions);
  return useMemo((): { merged: Draft | undefined; clashes: readonly Clash[] } => {
    if (text === undefined) return { merged: undefined, clashes: [] };
    const { base, mine, theirs } = JSON.parse(text) as NonNullable<typeof versions>;
    return merge(base, mine, theirs);
  }, [text, merge]);
}

/**
 * One entity being edited: its draft, whether it differs from the stored one, its save. A failed save keeps the draft. When
 * somebody else saved meanwhile, `conflict` holds their version until the user reloads or overwrites it (OPC-50). Leaving
 * with changes asks first.
 */
export function useEntityDraft<Entity extends Stored, Draft>(wishes: Wishes<Entity, Draft>) {
  const { stored, toDraft, send, reload, leave } = wishes;
  const { merge = mergeChanges, isSame = isSameText, timer = browserTimer } = wishes;
  const { base, setBase, draft, changed, edit, ...own } = useDraft(stored, toDraft, isSame);
  const { saving, begin, end } = useSaving(timer);
  const { settle, refuse, ask, ...refusal } = useRefusal(reload);
  const release = useUnsavedGuard(changed, { texts: leave });
  const accept = (entity: Entity, sent?: Draft) => {
    own.accept(entity, sent);
    settle();
  };
  const isNewer = stored.revision > base.revision && !saving;
  if (isNewer && (own.mayGo || isSame(toDraft(stored), draft))) accept(stored);

  const attempt = async (revision: number, own = draft): Promise<boolean> => {
    begin();
    refusal.dismissFailure();
    try {
      accept(await send(own, revision), own);
      return true;
    } catch (error) {
      const stored = await refuse(error, (entity) => isSame(toDraft(entity), own));
      if (stored !== undefined) accept(stored, own);
      return stored !== undefined;
    } finally {
      end();
    }
  };
  const theirs = refusal.conflict && toDraft(refusal.conflict);
  const both = useBoth(merge, theirs && { base: toDraft(base), mine: draft, theirs });
  return {
    ...{ base, draft, changed, saving },
    ...refusal,
    /** The version that somebody else saved while this was edited. */
    newer: isNewer && changed ? stored : undefined,
    /** Asks about that at once, as a save would. */
    askAboutNewer: () => (changed ? ask(stored) : accept(stored)),
    /** Replaces the stored entity and keeps the edits: after a change of its image or its archive. */
    rebase: setBase,
    /** The same function at every drawing. */
    edit,
    accept: (entity: Entity) => accept(entity),
    /** Resolves to whether it worked. `own` is a draft that was edited just now. */
    save: (own?: Draft) => attempt(base.revision, own),
    /** After a conflict: saves the user's draft over the other version. */
    overwrite: (own?: Draft) => attempt(refusal.conflict?.revision ?? base.revision, own),
    /** After a conflict: the changes of both, and what both changed in two ways. */
    ...both,
    /** After a conflict: saves the user's changes on the other version, which else stays. */
    keepBoth: () => {
      edit((now) => both.merged ?? now);
      return attempt(refusal.conflict?.revision ?? base.revision, both.merged);
    },
    /** After a conflict: shows the other version and drops the user's changes. */
    takeTheirs: () => refusal.conflict && accept(refusal.conflict),
    /** After a conflict: goes back to the user's draft; the next save meets the conflict again. */
    keepEditing: settle,
    /** Call it before leaving the screen after a save. */
    release,
  };
}
