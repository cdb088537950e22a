import { useCallback, useMemo, useRef, useState } from 'react';
import { codeOf } from './failure.ts';
import type { LeaveTexts } from './leave-guard.ts';
import { browserTimer, type Timer } from './timer.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

type Stored = { revision: number };

type Wishes<Entity extends Stored, Draft> = {
  /** What the server answered last; a newer one replaces what is shown while nothing is changed. */
  stored: Entity;
  /** What of it is edited, plain data. The same function at every drawing. */
  toDraft: (entity: Entity) => Draft;
  /** Sends the draft; `revision` is the one it builds on (decision 8). */
  send: (draft: Draft, revision: number) => Promise<Entity>;
  /** What the server has now: asked for after a conflict. */
  reload: () => Promise<Entity>;
  /** The screen's own words when it is left with changes. */
  leave?: LeaveTexts;
  timer?: Timer;
};

/** Milliseconds that the signs of a save stay after it (PRD-064). */
const lingering = 500;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * One entity being edited: its draft, whether it differs from what is stored, its save. A failed save keeps the draft;
 * when somebody else saved meanwhile, `conflict` holds what he saved until the user reloads or overwrites it (OPC-50).
 * Leaving with changes asks first.
 */
export function useEntityDraft<Entity extends Stored, Draft>(wishes: Wishes<Entity, Draft>) {
  const { stored, toDraft, send, reload, leave, timer = browserTimer } = wishes;
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => toDraft(stored));
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [conflict, setConflict] = useState<Entity>();
  const lingers = useRef(0);
  const original = useMemo(() => toDraft(base), [base, toDraft]);
  const changed = useMemo(() => !isSame(original, draft), [original, draft]);
  const release = useUnsavedGuard(changed, leave);

  const edit = useCallback(
    (change: Partial<Draft> | ((now: Draft) => Draft)) =>
      setDraft((now) => (typeof change === 'function' ? change(now) : { ...now, ...change })),
    [],
  );
  /** What was edited after `sent` stays. */
  const accept = (entity: Entity, sent?: Draft) => {
    setBase(entity);
    setDraft((now) => (sent === undefined || isSame(now, sent) ? toDraft(entity) : now));
    setConflict(undefined);
    setFailure(undefined);
  };
  if (stored.revision > base.revision && !changed && !saving) accept(stored);

  const attempt = async (revision: number): Promise<boolean> => {
    timer.clear(lingers.current);
    setSaving(true);
    setFailure(undefined);
    try {
      accept(await send(draft, revision), draft);
      return true;
    } catch (error) {
      if (codeOf(error) === 'conflict') setConflict(await reload().catch(() => undefined));
      setFailure(error);
      return false;
    } finally {
      lingers.current = timer.set(() => setSaving(false), lingering);
    }
  };
  return {
    base,
    draft,
    changed,
    saving,
    failure,
    conflict,
    /** What is stored now, where nothing that is edited became another: an image, the archive. The edits stay. */
    rebase: setBase,
    /** The same function at every drawing. */
    edit,
    accept: (entity: Entity) => accept(entity),
    dismissFailure: () => setFailure(undefined),
    /** Resolves to whether it worked. */
    save: () => attempt(base.revision),
    /** After a conflict: the own draft over what the other saved. */
    overwrite: () => attempt(conflict?.revision ?? base.revision),
    /** After a conflict: what the other saved; the own changes go. */
    takeTheirs: () => conflict && accept(conflict),
    /** After a conflict: back to the own draft; the next save asks again. */
    keepEditing: () => {
      setConflict(undefined);
      setFailure(undefined);
    },
    /** Before leaving the screen after a save. */
    release,
  };
}
