import { type FormEvent, useState } from 'react';
import type { CheckedForm } from '#shared/schemas/form-issues.ts';
import { type Names, type Tied, tiedFields } from './tied-fields.ts';
import { useLeftFields } from './use-left-fields.ts';

type Values = Record<string, string | boolean>;

type Wishes<Form extends Values, Output> = {
  initial: Form;
  check: (form: Form) => CheckedForm<Output>;
  send: (data: Output) => Promise<void>;
};

/** A form without a form library: the pages of visitors must stay small. Messages are translation keys. */
export function useCheckedForm<Form extends Values, Output>({ initial, check, send }: Wishes<Form, Output>) {
  const [values, setValues] = useState(initial);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<{ name: string; message: string; value: unknown }>();
  const { issues, data } = check(values);
  const { leave, errorOf, reset } = useLeftFields(issues);
  const edit = (change: Partial<Form>) => setValues((now) => ({ ...now, ...change }));
  const { text, tick } = tiedFields({ values, edit, leave, readOnly: sending });
  return {
    values,
    edit,
    leave,
    sending,
    readOnly: sending,
    valid: data !== undefined,
    issues,
    onSubmit: async (event: FormEvent) => {
      event.preventDefault();
      if (data === undefined || sending) return;
      setSending(true);
      await send(data);
      setSending(false);
    },
    /** Shows other values, as if the form had just opened. */
    reset: (to: Form = initial) => {
      setValues(to);
      reset();
    },
    /** Key of the message; undefined without an error to show. */
    errorOf: (name: string) =>
      refused?.name === name && refused.value === values[name] ? refused.message : errorOf(name),
    /** The server rejects a field: its message stays until the value changes. */
    refuse: (name: string, message: string) => setRefused({ name, message, value: values[name] }),
    text: (name: Names<Form, string>): Tied<string> & { name: string } => ({ name, ...text(name) }),
    tick: (name: Names<Form, boolean>) => ({ ...tick(name), name: String(name) }),
  };
}
