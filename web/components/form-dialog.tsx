import type { ComponentProps } from 'react';
import { Alert } from './alert.tsx';
import { Dialog } from './dialog.tsx';
import { SubmitButtons } from './submit-buttons.tsx';

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
        {failure && (
          <Alert tone={failureTone} action={failureAction}>
            {failure}
          </Alert>
        )}
        {dialog.children}
      </div>
    </Dialog>
  );
}
