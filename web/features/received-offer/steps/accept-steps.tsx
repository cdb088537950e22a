import type { Renewal } from '../page/use-answers.ts';
import type { Extension } from '../page/use-extension.ts';
import { CodeStep } from './code-step.tsx';
import { NameStep } from './name-step.tsx';
import { SignStep } from './sign-step.tsx';
import { StepBar } from './step-bar.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { SummaryStep } from './summary-step.tsx';
import { TermsStep } from './terms-step.tsx';
import { useSteps, type Ways } from './use-steps.ts';

type Props = Omit<StepProps, 'isChecked'> &
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
  const { steps, step, isChecked, accepting, back, next, sign } = useSteps(given, {
    ...{ onAccepted, onClose, timer },
  });
  const Shown = contents[step];
  return (
    <StepFrame
      page={given.page}
      steps={steps}
      step={step}
      isBusy={accepting.isSending}
      onBack={back}
      onClose={onClose}
      bar={<StepBar {...given} {...{ step, accepting, extension, renewal }} onNext={next} onSign={sign} />}
    >
      <Shown {...given} isChecked={isChecked} />
    </StepFrame>
  );
}
