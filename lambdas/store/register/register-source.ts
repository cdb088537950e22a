import type { transact } from '#lambdas/runtime/table/transact.ts';
import type {
  RegisterEntry,
  RegisterPlan,
  RegisterProblem,
  RegisterRows,
  RegisterSheets,
} from '#shared/registers/register.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

type Write = Parameters<typeof transact>[0][number];

export type Checked = {
  rows: RegisterRows;
  problems: readonly RegisterProblem[];
  /** Titles of columns that nobody knows (WRK-027). */
  ignored?: readonly string[];
};
type Saved = { uid: string; updatedAt: string; updatedBy: string };
type Applied = { writes: Write[]; added: number; changed: number; left: number };

/** Everything that is particular to one register. */
export type RegisterSource = {
  sheets: RegisterSheets;
  /** Rows of the main sheet at most; as of any register when left out. */
  mostRows?: number;
  /** All that an owner has, as rows. */
  rows: (uid: string) => Promise<RegisterRows>;
  /** The rows of a text file of another program; undefined where none is taken. */
  readText?: ((file: Uint8Array) => Promise<Checked>) | undefined;
  /** The outcome of an import; it stores nothing. */
  plan: (user: CurrentUser, checked: Checked, newId: () => string, now: Date) => Promise<RegisterPlan>;
  /** The names of entries that are imported and worth a look. */
  unusual?: (entries: readonly RegisterEntry[]) => string[];
  /** The writes of some entries; what changed since the check is left. */
  apply: (entries: readonly RegisterEntry[], saved: Saved) => Promise<Applied>;
};
