import { type FormEvent, useRef, useState } from 'react';
import { useMessage } from '#web/lib/use-message.ts';
import { type Typed, useNumberTexts } from './use-number-texts.ts';
import { type Questions, useQuestions } from './use-questions.ts';

type Checked<Values> =
  | { success: true; data: Values }
  | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };

type Options<Field extends string, Values> = Questions<Field> & {
  check: (typed: Typed<Field>) => Checked<Values>;
  /** Whether a text that is wrong is marked while it is typed. */
  marksAtOnce?: (name: Field, text: string) => boolean;
};

/**
 * A form of numbers as they are typed. An error shows once its field was left or the form was submitted, and at once in a
 * field whose text is no number. It goes as soon as the value is right. Submitting with errors focuses the first wrong
 * field (ux §7). Without errors it asks about numbers that may not be meant, then focuses the one it asks about.
 */
export function useNumberForm<Field extends string, Values>(options: Options<Field, Values>) {
  const { initial, check, unit, marksAtOnce } = options;
  const message = useMessage(['area', 'validation']);
  const { shown, typed, fill, tidy } = useNumberTexts(initial);
  const questions = useQuestions(typed, options);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const checked = check(typed);
  const issues = checked.success ? [] : checked.error.issues;
  const issueOf = (name: string) => issues.find(({ path }) => path[0] === name)?.message;

  const isMarked = (name: Field) =>
    left.has(name) || questions.isNoNumber(name) || marksAtOnce?.(name, typed[name]);

  const field = (name: Field) => ({
    value: shown[name],
    required: true,
    error: isMarked(name) ? message(issueOf(name)) : undefined,
    onChange: (text: string) => fill({ [name]: text } as Partial<Typed<Field>>),
    onBlur: () => setLeft((now) => new Set(now).add(name)),
    onFocus: (event: FormEvent<HTMLInputElement>) => event.currentTarget.select(),
    ref: (input: HTMLInputElement | null) => {
      if (input) inputs.current.set(name, input);
    },
  });
  const numberField = (name: Field) => ({
    ...field(name),
    unit,
    typed: typed[name],
    stored: initial[name],
    question: questions.of(name),
    onTidy: (text: string) => tidy(name, text),
  });
  const submit = (use: (values: Values) => void) => {
    if (!checked.success) setLeft(new Set(Object.keys(typed)));
    const wrong = checked.success ? questions.ask() : String(issues[0]?.path[0]);
    if (wrong !== undefined) inputs.current.get(wrong)?.focus();
    else if (checked.success) use(checked.data);
  };
  const names = Object.keys(shown) as Field[];
  const changed = names.some((name) => shown[name] !== initial[name]);
  const { confirming, spoken } = questions;
  return { field, numberField, fill, typed, submit, changed, confirming, spoken };
}
