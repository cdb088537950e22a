import { type FormEvent, useRef, useState } from 'react';
import { useMessage } from '#web/lib/use-message.ts';

type Typed<Field extends string> = Record<Field, string>;
type Checked<Values> =
  | { success: true; data: Values }
  | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };

/**
 * A form of numbers as they are typed. An error shows once its field was left or the form was submitted. It goes
 * as soon as the value is right. Submitting with errors focuses the first wrong field (ux §7).
 */
export function useNumberForm<Field extends string, Values>(
  initial: Typed<Field>,
  check: (typed: Typed<Field>) => Checked<Values>,
) {
  const message = useMessage();
  const [typed, setTyped] = useState(initial);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const checked = check(typed);
  const issues = checked.success ? [] : checked.error.issues;
  const issueOf = (name: string) => issues.find(({ path }) => path[0] === name)?.message;

  const field = (name: Field) => ({
    value: typed[name],
    required: true,
    error: shown.has(name) ? message(issueOf(name)) : undefined,
    onChange: (value: string) => setTyped((now) => ({ ...now, [name]: value })),
    onBlur: () => setShown((now) => new Set(now).add(name)),
    onFocus: (event: FormEvent<HTMLInputElement>) => event.currentTarget.select(),
    ref: (input: HTMLInputElement | null) => {
      if (input) inputs.current.set(name, input);
    },
  });
  const submit = (use: (values: Values) => void) => {
    if (checked.success) return use(checked.data);
    setShown(new Set(Object.keys(typed)));
    const [first] = issues;
    inputs.current.get(String(first?.path[0]))?.focus();
  };
  const changed = Object.keys(typed).some((name) => typed[name as Field] !== initial[name as Field]);
  const fill = (some: Partial<Typed<Field>>) => setTyped((now) => ({ ...now, ...some }));
  return { field, fill, typed, submit, changed };
}
