import { useSyncExternalStore } from 'react';
import { LeaveDialog } from '#web/components/leave-dialog.tsx';
import { answerLeave, isAsking, onAskingChange } from '#web/lib/leave-guard.ts';

/** Asks, for every screen, whether unsaved changes may be lost. */
export function LeaveQuestion() {
  const asking = useSyncExternalStore(onAskingChange, isAsking);
  return asking ? <LeaveDialog onStay={() => answerLeave(false)} onLeave={() => answerLeave(true)} /> : null;
}
