/**
 * A place of the functions that sends a command: what has it sent, on things of its own whose names hold `mark`, and what
 * is there afterwards.
 */
export type Row = {
  make: (mark: string) => Promise<{ act: () => Promise<unknown>; seen?: () => Promise<unknown> }>;
  /** Where one failure is not tried again by the SDK: what of it could have been done twice, or cannot be sent twice. */
  once?: string;
  /** What is otherwise when an answer was lost. */
  lost?: string;
  /** What is otherwise when answers were lost until nobody asked any more, and it is asked for once more. */
  ends?: string;
  /** The code of a failure that lasts. */
  told?: string;
};
export type Rows = Readonly<Record<string, Row>>;
