import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';
import type { Selection } from '../selection/use-selection.ts';
import type { GuidedRun } from './use-guided-run.ts';
import { useQuestionnaire } from './use-questionnaire.ts';

/** Starts over, all or the current stage, and offers to take it back (WIZ-042, WIZ-043). */
export function useRestart(guided: GuidedRun, selection: Selection, onRestarted: () => void) {
  const { t } = useTranslation('guidedTest');
  const toast = useToast();
  // What was loaded when the screen opened is renewed by the live channel; without a connection it is the last known.
  const { data: newest } = useQuestionnaire(undefined);
  return (what: 'everything' | 'stage') => {
    const before = { questionnaire: guided.questionnaire, test: guided.test };
    const { rows } = selection;
    if (what === 'stage') guided.restartStage();
    else {
      guided.restart(newest ?? guided.questionnaire);
      selection.replace([]);
      onRestarted();
    }
    const onUndo = () => {
      guided.restore(before);
      selection.replace(rows);
    };
    toast({ text: t(`restart.done.${what}`), onUndo });
  };
}
