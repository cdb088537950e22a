import { useRef } from 'react';

export type NewId = () => string;
export const randomId: NewId = () => crypto.randomUUID();

/**
 * Creates things that may be created several times alike. Attempts at one share a key; after a success the next gets a
 * new one.
 */
export function useMakingOnce(newId: NewId = randomId) {
  const keyOf = useAttemptKey(newId);
  const made = useRef(0);
  return async <Made>(input: object, make: (key: string) => Promise<Made>): Promise<Made> => {
    const result = await make(keyOf({ input, made: made.current }));
    made.current += 1;
    return result;
  };
}

/** One key for all attempts to create the same: a retry after a lost answer makes no second one. */
export function useAttemptKey(newId: NewId) {
  const attempt = useRef<{ content: string; key: string }>(undefined);
  return (input: object): string => {
    const content = JSON.stringify(input);
    if (attempt.current?.content !== content) attempt.current = { content, key: newId() };
    return attempt.current.key;
  };
}
