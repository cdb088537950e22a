import type { CurrentUser } from '#shared/schemas/user.ts';
import type { Run } from '#test/support/operate.ts';

export type Fields = Readonly<Record<string, unknown>>;
/** What an editor saw: the fields, and what his save says it builds on. */
export type Seen = { fields: Fields; base: unknown };

export type Editor = { name: string; user: CurrentUser; run: Run };

/** One way to save: the operation, and the fields it saves with a new value of each; no two values are the same. */
export type Way = {
  operation: string;
  fields: Readonly<Record<string, ((unique: number) => unknown) | undefined>>;
  /** `whole` is everything seen with the changes; a save of single fields takes the changes alone. */
  save: (run: Run, seen: Seen, whole: Fields, changes: Fields) => Promise<unknown>;
};

/** One thing that two people edit at the same time. */
export type Entity = {
  read: (run: Run) => Promise<Seen>;
  ways: (editor: Editor) => readonly Way[];
};

export type Editable = {
  /** The operations that edit it: all of them are ways of its entities. */
  operations: readonly string[];
  make: (editors: readonly [Editor, Editor], unique: string) => Promise<Entity>;
  /** Other editors than two super users. */
  editors?: (superUsers: readonly [Editor, Editor], unique: string) => Promise<readonly [Editor, Editor]>;
};

/** Answers of operations that run in this process are not typed. */
export const as = <Answer>(answer: unknown): Answer => answer as Answer;
