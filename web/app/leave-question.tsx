import { useState, useSyncExternalStore } from 'react';
import { LeaveDialog } from '#web/components/leave-dialog.tsx';
import { answerLeave, isAsking, leaving, onAskingChange } from '#web/lib/leave-guard.ts';

/** Asks, for every screen, whether unsaved changes may be lost. */
export function LeaveQuestion() {
  const asking = useSyncExternalStore(onAskingChange, isAsking);
  const [saving, setSaving] = useState(false);
  if (!asking) return null;
  const leave = (answer: boolean) => () => answerLeave(answer);
  const { texts, save } = leaving();
  const saveAndLeave = async () => {
    setSaving(true);
    const isSaved = await save?.();
    setSaving(false);
    answerLeave(isSaved === true);
  };
  return (
    <LeaveDialog
      texts={texts}
      busy={saving}
      onStay={leave(false)}
      onSave={save && (() => void saveAndLeave())}
      onLeave={leave(true)}
    />
  );
}
