import { useEffect } from 'react';
import type { Renewal } from '../page/state/use-answers.ts';
import type { Extension } from '../page/state/use-extension.ts';
import type { Newer } from '../page/state/use-newer.ts';
import { hasEnded } from '../parts/renew-button.tsx';
import { CodeStep } from './code-step.tsx';
import { NameStep } from './name-step.tsx';
import { DrawnSignature, SignStep } from './sign-step.tsx';
import { StepBar } from './step-bar.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { SummaryStep } from './summary-step.tsx';
import { TermsStep } from './terms-step.tsx';
import { isAboutCode, useSteps, type Ways } from './use-steps.ts';

type Props = Omit<StepProps, 'isChecked' | 'refusal' | 'onSent'> &
  Ways & {
    extension: Extension;
    renewal: Renewal;
    newer: Newer;
  };

const contents = {
  summary: SummaryStep,
  terms: TermsStep,
  name: NameStep,
  code: CodeStep,
  sign: SignStep,
};

/** Summary, terms, name, perhaps a code, signature (ACC-021). */
export function AcceptSteps({
  extension,
  renewal,
  newer,
  onAccepted,
  onClose,
  onLost,
  timer,
  ...given
}: Props) {
  const { steps, step, isChecked, accepting, back, submit } = useSteps(given, {
    ...{ onAccepted, onClose, onLost, timer },
  });
  // Its code is there when the signature is reached.
  useEffect(DrawnSignature.preload, []);
  const { failure, isSending } = accepting;
  useFocusAfter(isSending || extension.isBusy || renewal.isBusy, hasEnded(failure) && newer);
  const Shown = contents[step];
  return (
    <StepFrame
      page={given.page}
      steps={steps}
      step={step}
      isBusy={accepting.isSending}
      onBack={back}
      onSubmit={submit}
      onClose={onClose}
      bar={<StepBar {...given} {...{ step, isChecked, accepting, extension, renewal, newer }} />}
    >
      <Shown
        {...given}
        isChecked={isChecked}
        refusal={isAboutCode(failure) ? failure : undefined}
        onSent={accepting.forget}
      />
    </StepFrame>
  );
}

/** A button that works is off, and one that has done its work goes: what leads on gets the focus that it loses. */
function useFocusAfter(isBusy: boolean, news: Newer | false) {
  useEffect(() => {
    // With the news another button takes its place.
    if ((news || !isBusy) && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.guest-step-end .btn')?.focus();
  }, [isBusy, news]);
}
