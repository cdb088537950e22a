import { useSyncExternalStore } from 'react';
import { LeaveDialog } from '#web/components/leave-dialog.tsx';
import { answerLeave, isAsking, leaveTexts, onAskingChange } from '#web/lib/leave-guard.ts';

/** Asks, for every screen, whether unsaved changes may be lost. */
export function LeaveQuestion() {
  const asking = useSyncExternalStore(onAskingChange, isAsking);
  if (!asking) return null;
  const leave = (answer: boolean) => () => answerLeave(answer);
  return <LeaveDialog texts={leaveTexts()} onStay={leave(false)} onLeave={leave(true)} />;
}
