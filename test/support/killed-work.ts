/** Counts acknowledged work; after a deletion a consumer of the stream does the rest. */
export type Acknowledge = (what?: 'deletion') => void;

/** Work of users while the local cloud is killed. */
export type KilledWork = {
  /** Ends when every step is acknowledged, after any number of attempts. */
  do(number: number): Promise<void>;
  /** Checks that all acknowledged work is complete. */
  check(): Promise<void>;
};

/** Does the work of all numbers from 0, several at a time. */
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
