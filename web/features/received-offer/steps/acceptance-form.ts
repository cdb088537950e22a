import { useEffect, useState } from 'react';
import { hasLeastInk, type Stroke } from '#shared/offers/accepting/least-ink.ts';
import type { Content, ShownOffer } from '../parts/guest.ts';
import { forgetForm, type KeptForm, keepForm, keptForm, type Step } from './kept-form.ts';

/** All that a customer types, ticks and draws; it stays while they go back and forth (ACC-021). */
export type AcceptanceForm = KeptForm & {
  code: string;
  /** The typed name is the signature (ACC-026). */
  isTyped: boolean;
  /** Whole points of a field of 600 × 200 (ACC-027). */
  strokes: readonly Stroke[];
};

const untouched: AcceptanceForm = {
  ...{ step: undefined, terms: false, withdrawal: false, name: '', role: '', sentTo: undefined, code: '' },
  ...{ isTyped: false, strokes: [] },
};

export type Steps = readonly Step[];

/** The signature is the last: nothing follows it but its button. */
export const stepsOf = ({ asksCode }: Content): Steps => [
  'summary',
  'terms',
  'name',
  ...(asksCode === null ? [] : (['code'] as const)),
  'sign',
];

/** 3 to 100 characters with at least two letters (ACC-024). */
export function isName(typed: string): boolean {
  const name = typed.trim();
  return name.length >= 3 && name.length <= 100 && (name.match(/\p{L}/gu)?.length ?? 0) >= 2;
}

export const isCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Whether a step has all it needs. */
export const isComplete: Record<Step, (form: AcceptanceForm, content: Content) => boolean> = {
  summary: () => true,
  terms: (form, content) => form.terms && (content.withdrawal === null || form.withdrawal),
  name: ({ name, role }) => isName(name) && role.trim().length <= 60,
  code: ({ code }) => isCode(code),
  sign: ({ isTyped, strokes }) => isTyped || hasLeastInk(strokes),
};

/** The form of before, at the step where it was or at the first before it that lacks something. */
function firstForm({ content, state }: ShownOffer): AcceptanceForm {
  const isOpen = state === 'sent' || state === 'opened';
  const form = { ...untouched, ...(isOpen && keptForm(content.hash)) };
  const steps = stepsOf(content);
  const place = steps.findIndex((step) => step === form.step || !isComplete[step](form, content));
  return { ...form, step: form.step && steps[place] };
}

export type Acceptance = ReturnType<typeof useAcceptanceForm>;

/** It survives a reload in the tab, but not on the owner's device. */
export function useAcceptanceForm(page: ShownOffer) {
  const [form, setForm] = useState(() => firstForm(page));
  const { hash } = page.content;
  const isKept = form !== untouched && !page.inPerson;
  useEffect(() => {
    if (isKept) keepForm(hash, form);
    else forgetForm(hash);
  }, [hash, form, isKept]);
  return {
    form,
    change: (fields: Partial<AcceptanceForm>) => setForm((now) => ({ ...now, ...fields })),
    /** Another version is read and signed anew: the name stays (ACC-041). */
    keepName: () => setForm(({ name, role }) => ({ ...untouched, name, role })),
    /** It is signed. */
    forget: () => setForm(untouched),
  };
}
