import { useRef } from 'react';
import { isUnanswered } from './while-busy.ts';

export type NewId = () => string;
export const randomId: NewId = () => crypto.randomUUID();

/**
 * Creates things that may equal earlier ones. All attempts to create one thing share a key. After a success the next
 * thing gets a new key.
 */
export function useMakingOnce(newId: NewId = randomId) {
  const keyOf = useAttemptKey(newId, false);
  const made = useRef(0);
  return async <Made>(input: object, make: (key: string) => Promise<Made>): Promise<Made> => {
    const result = await make(keyOf({ input, made: made.current }));
    made.current += 1;
    return result;
  };
}

/**
 * Gives one key to all attempts with the same input, so that a retry after a lost answer creates no second thing. Other
 * input of the same form keeps the key of an attempt without an answer: the server refuses it where the first one arrived.
 */
export function useAttemptKey(newId: NewId, isForm = true) {
  const attempt = useRef<{ content: string; key: string }>(undefined);
  return (input: object): string => {
    const content = JSON.stringify(input);
    const { current } = attempt;
    const isSame = current && (current.content === content || (isForm && isUnanswered(current.key)));
    const key = isSame ? current.key : newId();
    attempt.current = { content, key };
    return key;
  };
}
