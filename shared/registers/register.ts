/** The registers of an owner that go out as a spreadsheet and come back. */
export const registers = ['customers', 'works'] as const;
export type Register = (typeof registers)[number];

/** The content of a column: a text, a number, yes or no, or one of some words. */
export type ColumnKind = 'text' | 'number' | 'flag' | readonly string[];
/** The sheets of a register, the main one first, each with its columns. */
export type RegisterSheets = Readonly<Record<string, Readonly<Record<string, ColumnKind>>>>;

export type RegisterCell = string | number | boolean | null;
/** A row with its line in the file. A column that the file does not have is left out; an empty cell is null. */
export type RegisterRow = { line: number; cells: Readonly<Partial<Record<string, RegisterCell>>> };
export type RegisterRows = Readonly<Partial<Record<string, readonly RegisterRow[]>>>;

/** Why a row is refused; `reason` and `field` are keys of texts. */
export type RegisterProblem = {
  sheet: string;
  line: number;
  field: string;
  reason: string;
  value: string;
};

/** A thing that an import adds or changes, as it was checked. */
export type RegisterEntry = {
  id: string;
  name: string;
  does: 'add' | 'change';
  /** The revision that is changed; 0 for a new thing. */
  revision: number;
  /** Its fields after the import. */
  fields: object;
  /** The columns that change; those of a part after its sheet, with a dot (CUS-042, WRK-026). */
  changes?: readonly { field: string; before: RegisterCell; after: RegisterCell }[];
};

/** The outcome of a check; nothing of it is stored. */
export type RegisterPlan = {
  entries: readonly RegisterEntry[];
  unchanged: number;
  refused: number;
  problems: readonly RegisterProblem[];
};

/** Bytes and rows of a file (CUS-042). */
export const largestRegister = 5 * 1024 * 1024;
export const mostRegisterRows = 3000;
