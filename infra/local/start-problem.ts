/** A reason not to start that the user can do something about; the message says what. */
export class StartProblem extends Error {}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
