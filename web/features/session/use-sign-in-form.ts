import { type ChangeEvent, type FormEvent, useState } from 'react';
import { type SignInForm, signInForm } from '#shared/schemas/sign-in-form.ts';

type Field = keyof SignInForm;

/** Two fields do without a form library: its bytes would not fit the login's budget. Errors show once a field was left. */
export function useSignInForm(email: string, submit: (form: SignInForm) => Promise<void>) {
  const [values, setValues] = useState<SignInForm>({ email, password: '' });
  const [left, setLeft] = useState<readonly Field[]>([]);
  const [submitting, setSubmitting] = useState(false);
  const parsed = signInForm.safeParse(values);

  const field = (name: Field) => ({
    name,
    value: values[name],
    readOnly: submitting,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: event.target.value }),
    onBlur: () => setLeft([...left, name]),
  });
  /** Key of the message, undefined while there is nothing to say. */
  const errorOf = (name: Field) =>
    left.includes(name) ? parsed.error?.issues.find(({ path }) => path[0] === name)?.message : undefined;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!parsed.success || submitting) return;
    setSubmitting(true);
    await submit(parsed.data);
    setSubmitting(false);
  };
  return { field, errorOf, onSubmit, valid: parsed.success, submitting, typedEmail: values.email.trim() };
}
