import type { Timer } from '#web/lib/timer.ts';
import type { Extension } from '../page/use-extension.ts';
import { CodeStep } from './code-step.tsx';
import { NameStep } from './name-step.tsx';
import { SignStep } from './sign-step.tsx';
import { StepBar } from './step-bar.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { SummaryStep } from './summary-step.tsx';
import { TermsStep } from './terms-step.tsx';
import { useSteps } from './use-steps.ts';

type Props = Omit<StepProps, 'isChecked'> & {
  extension: Extension;
  /** The offer is read anew: it was accepted, or it is no longer what it was. */
  onReload: () => Promise<void>;
  onClose: () => void;
  timer?: Timer | undefined;
};

const contents = {
  summary: SummaryStep,
  terms: TermsStep,
  name: NameStep,
  code: CodeStep,
  sign: SignStep,
};

/** Summary, terms, name, perhaps a code, signature (ACC-021). */
export function AcceptSteps({ extension, onReload, onClose, timer, ...given }: Props) {
  const { steps, step, isChecked, accepting, back, next, sign } = useSteps(given, {
    ...{ onReload, onClose, timer },
  });
  const Shown = contents[step];
  return (
    <StepFrame
      accent={given.page.content.model.owner.accent}
      steps={steps}
      step={step}
      isBusy={accepting.isSending}
      onBack={back}
      onClose={onClose}
      bar={<StepBar {...given} {...{ step, accepting, extension, onReload }} onNext={next} onSign={sign} />}
    >
      <Shown {...given} isChecked={isChecked} />
    </StepFrame>
  );
}
