import { useEffect } from 'react';
import type { Renewal } from '../page/state/use-answers.ts';
import type { Extension } from '../page/state/use-extension.ts';
import { CodeStep } from './code-step.tsx';
import { NameStep } from './name-step.tsx';
import { DrawnSignature, SignStep } from './sign-step.tsx';
import { StepBar } from './step-bar.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { SummaryStep } from './summary-step.tsx';
import { TermsStep } from './terms-step.tsx';
import { useSteps, type Ways } from './use-steps.ts';

type Props = Omit<StepProps, 'isChecked' | 'onSent'> &
  Ways & {
    extension: Extension;
    renewal: Renewal;
  };

const contents = {
  summary: SummaryStep,
  terms: TermsStep,
  name: NameStep,
  code: CodeStep,
  sign: SignStep,
};

/** Summary, terms, name, perhaps a code, signature (ACC-021). */
export function AcceptSteps({ extension, renewal, onAccepted, onClose, timer, ...given }: Props) {
  const { steps, step, isChecked, accepting, back, submit } = useSteps(given, {
    ...{ onAccepted, onClose, timer },
  });
  // Its code is there when the signature is reached.
  useEffect(DrawnSignature.preload, []);
  useFocusOnRefusal(accepting.failure);
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
      bar={<StepBar {...given} {...{ step, isChecked, accepting, extension, renewal }} />}
    >
      <Shown {...given} isChecked={isChecked} onSent={accepting.forget} />
    </StepFrame>
  );
}

/** While it is sent the button is off, and loses the focus: what leads on gets it. */
function useFocusOnRefusal(failure: unknown) {
  useEffect(() => {
    if (failure === undefined || document.activeElement !== document.body) return;
    const ways = document.querySelectorAll<HTMLElement>('.guest-step-end .btn');
    ways[0]?.focus();
  }, [failure]);
}
