import { useEffect, useState } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

type Props = DialogFrameProps & {
  /** Something would be lost: closing asks first. */
  unsaved?: boolean;
};

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * A dialog that is open while mounted. Escape, scrim and cross close it. When something would be lost, they ask first,
 * and so does the browser when the tab is closed or loaded anew.
 */
export function Dialog({ unsaved, onClose, ...frame }: Props) {
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!unsaved) return;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return (
    <>
      <DialogFrame {...frame} onClose={() => (unsaved ? setAsking(true) : onClose())} />
      {asking && <LeaveDialog asks="discard" onStay={() => setAsking(false)} onLeave={onClose} />}
    </>
  );
}
