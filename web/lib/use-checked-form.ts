import { type ChangeEvent, type FormEvent, useState } from 'react';
import type { CheckedForm } from '#shared/schemas/form-issues.ts';

type Values = Record<string, string | boolean>;
type Names<Form, Value> = { [Name in keyof Form]: Form[Name] extends Value ? Name : never }[keyof Form] &
  string;

type Wishes<Form extends Values, Output> = {
  initial: Form;
  check: (form: Form) => CheckedForm<Output>;
  send: (data: Output) => Promise<void>;
};

/**
 * A form without a form library: screens that a visitor opens count their bytes. A field's error shows once it was left
 * (ux §7); messages are translation keys.
 */
export function useCheckedForm<Form extends Values, Output>({ initial, check, send }: Wishes<Form, Output>) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<{ name: string; message: string; value: unknown }>();
  const { issues, data } = check(values);

  const edit = (change: Partial<Form>) => setValues((now) => ({ ...now, ...change }));
  const leave = (name: string) => () => setLeft((names) => (names.includes(name) ? names : [...names, name]));
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (data === undefined || sending) return;
    setSending(true);
    await send(data);
    setSending(false);
  };
  return {
    values,
    edit,
    sending,
    valid: data !== undefined,
    issues,
    onSubmit,
    /** Empty again, as it was opened. */
    reset: (to: Form = initial) => {
      setValues(to);
      setLeft([]);
    },
    /** Key of the message; undefined while there is nothing to say. */
    errorOf: (name: string) =>
      refused?.name === name && refused.value === values[name]
        ? refused.message
        : left.includes(name)
          ? issues[name]
          : undefined,
    /** What the server says against a field, as long as it is what was sent. */
    refuse: (name: string, message: string) => setRefused({ name, message, value: values[name] }),
    text: (name: Names<Form, string>) => ({
      name,
      value: values[name] as string,
      readOnly: sending,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        edit({ [name]: event.target.value } as Partial<Form>),
      onBlur: leave(name),
    }),
    tick: (name: Names<Form, boolean>) => ({
      name,
      checked: values[name] as boolean,
      disabled: sending,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        edit({ [name]: event.target.checked } as Partial<Form>),
      onBlur: leave(name),
    }),
    leave,
  };
}
