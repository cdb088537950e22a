import type { RegisterProblem } from './register.ts';

/** A cell that could not be read is told once: its row is planned as if it were empty. */
export const notToldBefore =
  (told: readonly RegisterProblem[]) =>
  ({ sheet, line, field }: RegisterProblem): boolean =>
    !told.some((one) => one.sheet === sheet && one.line === line && one.field === field);
