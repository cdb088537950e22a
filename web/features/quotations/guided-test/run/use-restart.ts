import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';
import type { Selection } from '#web/features/quotations/selection/use-selection.ts';
import type { TestProducts } from '../use-test-products.ts';
import type { GuidedRun } from './use-guided-run.ts';
import { useGuidedTest } from './use-guided-test.ts';

/** Restarts all or the current stage, and offers to undo it (WIZ-042, WIZ-043); `times` counts restarts. */
export function useRestart(
  guided: GuidedRun,
  products: TestProducts,
  selection: Selection,
  onRestarted: () => void,
) {
  const { t } = useTranslation('guidedTest');
  const toast = useToast();
  // Loaded with the screen and renewed by the live channel; without a connection the last known one.
  const { data: newest } = useGuidedTest(undefined);
  const [times, setTimes] = useState(0);
  const restart = (what: 'everything' | 'stage') => {
    const before = { guidedTest: guided.guidedTest, test: guided.test };
    const { rows } = selection;
    if (what === 'stage' && guided.stage === undefined) products.restart();
    else if (what === 'stage') guided.restartStage();
    else {
      guided.restart(newest ?? guided.guidedTest);
      selection.replace([]);
      onRestarted();
    }
    const onUndo = () => {
      guided.restore(before);
      selection.replace(rows);
    };
    setTimes((done) => done + 1);
    toast({ text: t(`restart.done.${what}`), onUndo });
  };
  return { restart, times };
}
