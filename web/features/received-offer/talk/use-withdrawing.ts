import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Guest } from '../parts/guest.ts';
import { type SendingWays, useSending } from '../parts/use-sending.ts';
import { isName } from '../steps/acceptance-form.ts';
import { looksLikeEmail } from './looks-like-email.ts';

/** The withdrawal as it is typed; `lacks` says what is missing once it was confirmed. */
export function useWithdrawing(
  guest: Guest,
  onWithdrawn: (at: string, receiptTo: string) => void,
  ways: SendingWays,
) {
  const { isSending, failure, isUnknown, send } = useSending(guest, 'withdraw', ways);
  const [form, setForm] = useState({ name: '', email: '' });
  const [isChecked, setIsChecked] = useState(false);
  const said = { name: form.name.trim(), email: form.email.trim() };
  const lacks = { name: !isName(said.name), email: !looksLikeEmail(said.email) };
  const confirm = async () => {
    if (lacks.name || lacks.email) {
      flushSync(() => setIsChecked(true));
      return document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus();
    }
    const answer = await send<{ at: string }>(said);
    if ('at' in answer) onWithdrawn(answer.at, said.email);
  };
  return {
    ...{ form, isBusy: isSending, failure, isUnknown, confirm: () => void confirm() },
    lacks: { name: isChecked && lacks.name, email: isChecked && lacks.email },
    change: (fields: Partial<typeof form>) => setForm((now) => ({ ...now, ...fields })),
  };
}
