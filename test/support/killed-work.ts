/** Counts what was acknowledged; after a deletion a consumer of the stream has the rest to do. */
export type Acknowledge = (what?: 'deletion') => void;

/** What users do while the local cloud is killed under them. */
export type KilledWork = {
  /** Ends when every step was acknowledged, however often it had to be begun. */
  do(number: number): Promise<void>;
  /** Everything acknowledged is there, and whole. */
  check(): Promise<void>;
};

/** Works through the numbers from 0, several at the same time. */
export async function workThrough(work: KilledWork, count: number, hands: number): Promise<void> {
  let next = 0;
  const hand = async () => {
    while (next < count) {
      next += 1;
      await work.do(next - 1);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
