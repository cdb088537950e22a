import type { ComponentProps, ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { Dialog } from './dialog.tsx';

type ButtonProps = Pick<ComponentProps<typeof Button>, 'icon' | 'disabled' | 'disabledReason'>;
type Props = Omit<ComponentProps<typeof Dialog>, 'footer'> &
  ButtonProps & {
    /** Text of the button that sends the form. */
    action: string;
    /** Stands between cancel and `action`. */
    secondary?: ReactNode;
    /** Says why it did not work; the dialog stays open. */
    failure?: string | undefined;
  };

/** A dialog with fields, cancel and the button that sends them. */
export function FormDialog({ action, icon, disabled, disabledReason, secondary, failure, ...dialog }: Props) {
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <CancelButton />
          {secondary}
          <Button variant="primary" type="submit" busy={dialog.busy} {...{ icon, disabled, disabledReason }}>
            {action}
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure && <Alert tone="err">{failure}</Alert>}
        {dialog.children}
      </div>
    </Dialog>
  );
}
