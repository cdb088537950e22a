import type { CurrentUser } from '#shared/schemas/user.ts';
import type { Run } from '#test/support/run-operations.ts';

export type Fields = Readonly<Record<string, unknown>>;
/** The editor's last read: the fields, and the base that a save refers to. */
export type Seen = { fields: Fields; base: unknown };

export type Editor = { name: string; user: CurrentUser; run: Run };

/** One kind of save: the operation, and new unique values for its fields. */
export type Way = {
  operation: string;
  fields: Readonly<Record<string, ((unique: number) => unknown) | undefined>>;
  /** `whole` is everything read, with the changes; a save of single fields takes only the changes. */
  save: (run: Run, seen: Seen, whole: Fields, changes: Fields) => Promise<unknown>;
};

/** A thing that two people edit at the same time. */
export type Entity = {
  read: (run: Run) => Promise<Seen>;
  ways: (editor: Editor) => readonly Way[];
};

export type Editable = {
  /** The operations that edit it. Each is the way of some entity. */
  operations: readonly string[];
  make: (editors: readonly [Editor, Editor], unique: string) => Promise<Entity>;
  /** Editors other than two super users. */
  editors?: (superUsers: readonly [Editor, Editor], unique: string) => Promise<readonly [Editor, Editor]>;
};

/** Answers of operations in this process have no types. */
export const as = <Answer>(answer: unknown): Answer => answer as Answer;
