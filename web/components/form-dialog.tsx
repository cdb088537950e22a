import type { ComponentProps } from 'react';
import { Alert } from './alert.tsx';
import { Dialog } from './dialog.tsx';
import { SubmitButtons } from './submit-buttons.tsx';
import { usePlaceInView } from './use-place-in-view.ts';

type ButtonProps = Pick<
  ComponentProps<typeof SubmitButtons>,
  'icon' | 'disabled' | 'disabledReason' | 'secondary'
>;
type Props = Omit<ComponentProps<typeof Dialog>, 'footer'> &
  ButtonProps & {
    /** Text of the button that sends the form. */
    action: string;
    /** Says why it did not work; the dialog stays open. */
    failure?: string | undefined;
    failureTone?: 'warn' | 'err' | undefined;
    /** A button beside it. */
    failureAction?: ComponentProps<typeof Alert>['action'];
  };

/** A dialog with fields, cancel and the button that sends them. */
export function FormDialog({ action, failure, failureTone = 'err', failureAction, ...given }: Props) {
  const { icon, disabled, disabledReason, secondary, ...dialog } = given;
  return (
    <Dialog
      {...dialog}
      footer={<SubmitButtons {...{ icon, disabled, disabledReason, secondary }}>{action}</SubmitButtons>}
    >
      <div className="stack">
        {failure && <Failure tone={failureTone} action={failureAction} text={failure} />}
        {dialog.children}
      </div>
    </Dialog>
  );
}

type FailureProps = Pick<ComponentProps<typeof Alert>, 'tone' | 'action'> & { text: string };

/** The button that sends may be screens below. */
function Failure({ text, ...alert }: FailureProps) {
  const place = usePlaceInView(text);
  return (
    <div ref={place}>
      <Alert {...alert}>{text}</Alert>
    </div>
  );
}
