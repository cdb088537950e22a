/** Calls to AWS at one time: each waits for the network most of its time. */
const hands = 8;

/** Does the work on each, several at the same time. */
export async function inParallel<One>(
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  const rest = all.values();
  const hand = async () => {
    for (const one of rest) await work(one);
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
