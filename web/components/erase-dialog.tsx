import { type ComponentProps, type ReactNode, useState } from 'react';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { GoesAndStays } from './goes-and-stays.tsx';
import { TextField } from './text-field.tsx';

type Props = ComponentProps<typeof GoesAndStays> & {
  title: string;
  text: string;
  action: string;
  /** Names the thing that is typed to confirm, and says whether it is that. */
  confirm: { label: string; isRight: (typed: string) => boolean };
  erasure: { mutate: (typed: string) => void; isPending: boolean; error: unknown };
  /** A choice beside the lists. */
  children?: ReactNode;
  onClose: () => void;
};

/** Says what goes and what stays, and erases once the name or the e-mail is typed. */
export function EraseDialog({ title, text, action, confirm, erasure, children, onClose, ...lists }: Props) {
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error } = erasure;
  return (
    <DialogFrame
      title={title}
      context={text}
      role="alertdialog"
      width={500}
      busy={isPending}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button
            variant="danger"
            icon="trash"
            busy={isPending}
            disabledReason={!confirm.isRight(typed.trim()) && confirm.label}
            onClick={() => mutate(typed.trim())}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="stack">
        {Boolean(error) && <Alert tone="err">{failureText(error)}</Alert>}
        <GoesAndStays {...lists} />
        {children}
        <TextField
          label={confirm.label}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          data-autofocus
        />
      </div>
    </DialogFrame>
  );
}
