import { useRef } from 'react';

export type NewId = () => string;
export const randomId: NewId = () => crypto.randomUUID();

/** One key for all attempts to create the same: a retry after a lost answer makes no second one. */
export function useAttemptKey(newId: NewId) {
  const attempt = useRef<{ content: string; key: string }>(undefined);
  return (input: object): string => {
    const content = JSON.stringify(input);
    if (attempt.current?.content !== content) attempt.current = { content, key: newId() };
    return attempt.current.key;
  };
}
