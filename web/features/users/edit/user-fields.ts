import { useState } from 'react';
import type { FormIssues } from '#shared/schemas/form-issues.ts';
import type { UserForm } from '#shared/schemas/user-form.ts';

/** What the parts of the two dialogs need of the form they are in. */
export type UserFields = {
  values: UserForm;
  edit: (change: Partial<UserForm>) => void;
  leave: (name: string) => () => void;
  /** Key of a field's message, once the field was left (ux §7). */
  errorOf: (name: string) => string | undefined;
};

/** Which fields were left: only these say what is wrong with them. */
export function useLeftFields(issues: FormIssues) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  return {
    leave: (name: string) => () => setLeft((names) => (names.includes(name) ? names : [...names, name])),
    errorOf: (name: string) => (asked || left.includes(name) ? issues[name] : undefined),
    /** After an attempt every field says it. */
    leaveAll: () => setAsked(true),
  };
}
