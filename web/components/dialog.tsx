import { useState } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

type Props = DialogFrameProps & {
  /** Something would be lost: closing asks first. */
  unsaved?: boolean;
};

/** A dialog that is open while mounted; Escape, scrim and cross close it unless something would be lost. */
export function Dialog({ unsaved, onClose, ...frame }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DialogFrame {...frame} onClose={() => (unsaved ? setAsking(true) : onClose())} />
      {asking && <LeaveDialog asks="discard" onStay={() => setAsking(false)} onLeave={onClose} />}
    </>
  );
}
