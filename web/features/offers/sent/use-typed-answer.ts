import { useState } from 'react';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';

/** An answer while it is typed; it outlives a look at the other tabs. */
export function useTypedAnswer() {
  const [text, setText] = useState('');
  useUnsavedGuard(text.trim() !== '');
  return { text, setText };
}
