import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { badChoiceOf } from '#shared/catalogue/phase-form/phase-draft.ts';
import { focusUnfit } from '#web/components/use-longest.tsx';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { PhaseEntity } from './use-phase-draft.ts';

/** Saves the phase, unless a priority is no number: then the conflict, if any, waits too. Ctrl+S does the same. */
export function usePhaseSave(entity: PhaseEntity, busy: boolean) {
  const { t } = useTranslation(['phases', 'common']);
  const toast = useToast();
  const [attempts, setAttempts] = useState(0);
  const attempt = async (send: () => Promise<boolean>) => {
    if (focusUnfit(document)) return;
    if (badChoiceOf(entity.draft) >= 0) {
      entity.keepEditing();
      setAttempts((count) => count + 1);
    } else if (await send()) toast({ text: t('edit.saved') });
  };
  const send = (how: () => Promise<boolean>) => void attempt(how);
  const save = () => send(() => entity.save());
  useShortcut('mod+s', t('common:shortcuts.save'), () => entity.changed && !busy && save());
  return {
    save,
    /** Sends in another way, after a conflict. */
    send,
    /** How often it was refused because of a value. */
    attempts,
  };
}
