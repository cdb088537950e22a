import { useState } from 'react';
import type { FormIssues } from '#shared/schemas/form-issues.ts';

/** A field shows its error after the user left it, and every field does after an attempt to submit (ux §7). */
export function useLeftFields(issues: FormIssues) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  return {
    leave: (name: string) => () => setLeft((names) => (names.includes(name) ? names : [...names, name])),
    /** Key of the message; undefined without an error to show. */
    errorOf: (name: string) => (asked || left.includes(name) ? issues[name] : undefined),
    leaveAll: () => setAsked(true),
    reset: () => {
      setLeft([]);
      setAsked(false);
    },
  };
}
