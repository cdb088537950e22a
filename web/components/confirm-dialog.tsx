import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

type Props = {
  /** A question: "Elimina il preventivo?". */
  title: string;
  /** Names the object, and everything that is lost with it. */
  children: ReactNode;
  /** The verb and its object: "Elimina preventivo". */
  action: string;
  danger?: boolean;
  busy?: boolean;
  /** It cannot be done yet. */
  disabled?: boolean;
  /** Why it cannot be done now. */
  disabledReason?: string | false;
  /** Why it did not work; the dialog stays open. */
  failure?: string;
  /** Another way on, at the left of the buttons. */
  other?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmDialog(props: Props) {
  const {
    title,
    children,
    action,
    danger,
    busy,
    disabled,
    disabledReason,
    failure,
    other,
    onConfirm,
    onCancel,
  } = props;
  return (
    <DialogFrame
      title={title}
      role="alertdialog"
      busy={busy}
      onClose={onCancel}
      onSubmit={danger || disabled || disabledReason ? undefined : onConfirm}
      footerStart={other}
      footer={
        <>
          <CancelButton autoFocus={danger} beside={action} />
          <Button
            variant={danger ? 'danger' : 'primary'}
            icon={danger ? 'trash' : undefined}
            busy={busy}
            disabled={disabled}
            disabledReason={disabledReason}
            onClick={onConfirm}
            data-autofocus={!danger || undefined}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure && <Alert tone="err">{failure}</Alert>}
        <div>{children}</div>
      </div>
    </DialogFrame>
  );
}
