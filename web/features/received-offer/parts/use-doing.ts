import { useCallback, useState } from 'react';

/** Runs one request at a time, and says why it failed. */
export function useDoing() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const run = useCallback(async (work: () => Promise<void>) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  }, []);
  return { isBusy, failure, run };
}
