import { useState } from 'react';
import type { FormIssues } from '#shared/schemas/form-issues.ts';

/** A field tells its error once it was left, and every field after an attempt (ux §7). */
export function useLeftFields(issues: FormIssues) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  return {
    leave: (name: string) => () => setLeft((names) => (names.includes(name) ? names : [...names, name])),
    /** Key of the message; undefined while there is nothing to say. */
    errorOf: (name: string) => (asked || left.includes(name) ? issues[name] : undefined),
    leaveAll: () => setAsked(true),
    reset: () => {
      setLeft([]);
      setAsked(false);
    },
  };
}
