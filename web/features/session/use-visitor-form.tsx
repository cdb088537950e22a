import { useState } from 'react';
import type { CheckedForm } from '#shared/schemas/form-issues.ts';
import { Alert } from '#web/components/alert.tsx';
import { passwordRefusal } from '#web/lib/password-refusal.ts';
import { useCheckedForm } from '#web/lib/use-checked-form.ts';

type Wishes<Form, Output> = {
  initial: Form;
  check: (form: Form) => CheckedForm<Output>;
  send: (data: Output) => Promise<void>;
  /** Text of a failure; undefined when the screen shows it in another way. */
  failed: (error: unknown) => string | undefined;
};

/** A form of a visitor. Its failure is a text, or the message of the password that the server refused. */
export function useVisitorForm<Form extends Record<string, string | boolean>, Output>(
  wishes: Wishes<Form, Output>,
) {
  const { initial, check } = wishes;
  const [failure, setFailure] = useState<string>();
  const send = async (data: Output) => {
    setFailure(undefined);
    try {
      await wishes.send(data);
    } catch (error) {
      const refusal = passwordRefusal(error);
      if (refusal) form.refuse('password', refusal);
      else setFailure(wishes.failed(error));
    }
  };
  const form = useCheckedForm({ initial, check, send });
  return { form, failure, dismiss: () => setFailure(undefined) };
}

export const FailureAlert = ({ text, onDismiss }: { text: string | undefined; onDismiss: () => void }) =>
  text !== undefined && (
    <Alert tone="err" onDismiss={onDismiss}>
      {text}
    </Alert>
  );
