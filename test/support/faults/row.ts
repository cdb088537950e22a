/**
 * A place in the functions that sends a command. Makes it send the command about things with `mark` in their
 * names, and reads the result.
 */
export type Row = {
  make: (mark: string) => Promise<{ act: () => Promise<unknown>; seen?: () => Promise<unknown> }>;
  /** The reason why the SDK does not retry: a possible double effect, or a body that cannot be sent twice. */
  once?: string;
  /** The difference after a lost answer. */
  lost?: string;
  /** The difference after answers were lost on all tries, and the work was requested again. */
  ends?: string;
  /** The code of a lasting failure. */
  told?: string;
};
export type Rows = Readonly<Record<string, Row>>;
