import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhaseDraft } from '#shared/catalogue/phase-form/phase-draft.ts';
import {
  hasPhaseEnglish,
  phaseTexts,
  withPhaseTranslations,
} from '#shared/catalogue/translation/phase-translation.ts';
import { translatePhase } from '#web/lib/translate.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { EditPhase } from './use-phase-draft.ts';

/** Fills the English texts of the draft; nothing is saved. English that is there already is written over only when asked (OPC-51). */
export function useTranslationToEnglish(draft: PhaseDraft, edit: EditPhase) {
  const { t } = useTranslation('phases');
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => translatePhase(phaseTexts(draft)),
    onSuccess: (translations) => {
      edit((now) => withPhaseTranslations(now, translations));
      toast({ text: t('edit.translated') });
    },
  });
  return {
    translating: isPending,
    /** Why the last one failed; null when it did not. */
    failure: error,
    dismissFailure: reset,
    asking,
    start: () => (hasPhaseEnglish(draft) ? setAsking(true) : mutate()),
    cancel: () => setAsking(false),
    confirm: () => {
      setAsking(false);
      mutate();
    },
  };
}
export type TranslationToEnglish = ReturnType<typeof useTranslationToEnglish>;
