import { useEffect, useRef, useState } from 'react';
import { codeOf } from '#web/lib/failure.ts';

/** Uses the token of a link once, as the server refuses a second use; another token starts again. */
export function useTokenOnce(token: string, use: () => Promise<void>, expiredCodes: readonly string[]) {
  const [failure, setFailure] = useState<unknown>();
  const used = useRef('');
  const run = async () => {
    used.current = token;
    setFailure(undefined);
    try {
      await use();
    } catch (error) {
      setFailure(error);
    }
  };
  useEffect(() => {
    if (token && used.current !== token) void run();
  });
  return {
    failure,
    expired: !token || (Boolean(failure) && expiredCodes.includes(codeOf(failure))),
    retry: () => void run(),
  };
}
