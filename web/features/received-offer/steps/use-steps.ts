import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageAcceptance } from '#shared/offers/accepting/offer-page.ts';
import { codeOf } from '#web/lib/failure.ts';
import type { SelectedOffer } from '../page/state/selected-offer.ts';
import type { Guest, ShownOffer } from '../parts/guest.ts';
import { useShownLanguage } from '../parts/page-language.ts';
import { isLastTry } from '../parts/use-guest-failure.ts';
import { type SendingWays, useSending } from '../parts/use-sending.ts';
import { type AcceptanceForm, isComplete, stepsOf } from './acceptance-form.ts';
import { acceptanceInput } from './acceptance-input.ts';
import type { Step } from './kept-form.ts';

/** A refusal about the code leads to the step that asks for it; the signature stays (ACC-029). */
export const isAboutCode = (failure: unknown): boolean =>
  ['code-required', 'code-wrong', 'code-expired'].includes(codeOf(failure));

/** A new one must be asked for. */
const isOver = (failure: unknown) => codeOf(failure) === 'code-expired' || isLastTry(failure);

/** The field that lacks something. */
const firstUnfit = '.guest-step [aria-invalid="true"], .guest-step-end .check input:not(:checked)';

type Given = {
  guest: Guest;
  page: ShownOffer;
  selected: SelectedOffer;
  form: AcceptanceForm;
  change: (fields: Partial<AcceptanceForm>) => void;
};
export type Ways = SendingWays & {
  onAccepted: (signed: Pick<PageAcceptance, 'at' | 'chosen' | 'total'>) => void;
  onClose: () => void;
};

/** Where the customer is in the acceptance, and what leads on and back. */
export function useSteps(
  { guest, page, selected, form, change }: Given,
  { onAccepted, onClose, ...sending }: Ways,
) {
  const language = useShownLanguage();
  const steps = stepsOf(page.content);
  const step = form.step ?? 'summary';
  const [isChecked, setIsChecked] = useState(false);
  const accepting = useSending(guest, 'accept', sending);
  const place = steps.indexOf(step);
  const go = (to: Step | undefined) => {
    setIsChecked(false);
    if (to) change({ step: to });
    else onClose();
  };
  const next = () => {
    if (!isComplete[step](form, page.content)) {
      flushSync(() => setIsChecked(true));
      return document.querySelector<HTMLElement>(firstUnfit)?.focus();
    }
    accepting.forget();
    go(steps[place + 1]);
  };
  const sign = async () => {
    const { selection, totals } = selected;
    if (!totals) return;
    const input = acceptanceInput({ page, selection, total: totals.total, form, language });
    const answer = await accepting.send<{ at: string }>(input);
    if ('at' in answer) return onAccepted({ ...answer, chosen: selection, total: input.total });
    if (!isAboutCode(answer.failure)) return;
    change({ code: '', ...(isOver(answer.failure) && { sentTo: undefined }) });
    go('code');
  };
  return {
    steps,
    step,
    isChecked,
    accepting,
    back: () => go(steps[place - 1]),
    submit: () => (step === 'sign' ? void sign() : next()),
  };
}
