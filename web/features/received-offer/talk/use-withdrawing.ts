import { useState } from 'react';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { askAs, type Guest } from '../parts/guest.ts';
import { useDoing } from '../parts/use-doing.ts';
import { isName } from '../steps/acceptance-form.ts';
import { looksLikeEmail } from './looks-like-email.ts';

/** The withdrawal as it is typed; `lacks` says what is missing once it was confirmed. */
export function useWithdrawing(guest: Guest, onWithdrawn: (at: string, receiptTo: string) => void) {
  const keyOf = useAttemptKey(randomId);
  const { isBusy, failure, run } = useDoing();
  const [form, setForm] = useState({ name: '', email: '' });
  const [isChecked, setIsChecked] = useState(false);
  const said = { name: form.name.trim(), email: form.email.trim() };
  const lacks = { name: !isName(said.name), email: !looksLikeEmail(said.email) };
  const confirm = () => {
    setIsChecked(true);
    if (lacks.name || lacks.email) return;
    void run(async () => {
      const { at } = await askAs<{ at: string }>(guest, 'withdraw', { ...said, key: keyOf(said) });
      onWithdrawn(at, said.email);
    });
  };
  return {
    ...{ form, isBusy, failure, confirm },
    lacks: { name: isChecked && lacks.name, email: isChecked && lacks.email },
    change: (fields: Partial<typeof form>) => setForm((now) => ({ ...now, ...fields })),
  };
}
