import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { questionStagesOf } from '#shared/guided-test/evaluate.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { lazyDialog } from '#web/components/lazy-dialog.tsx';
import { LazyProductDialog } from '#web/components/product-dialog/lazy-product-dialog.ts';
import { coloursQuery } from '#web/lib/use-colours.ts';
import { whenIdle } from '#web/lib/when-idle.ts';

export const TestColourDialog = lazyDialog(() => import('./test-colour-dialog.tsx'));
export const ProcedureDialog = lazyDialog(() => import('#web/components/guided-test/procedure-dialog.tsx'));
export const ProceduresDialog = lazyDialog(() => import('#web/components/guided-test/procedures-dialog.tsx'));

const asksColour = (config: GuidedTestConfig) =>
  questionStagesOf(config).some(({ questions }) =>
    questions.some(({ answers }) => answers.some(({ action }) => action === 'selectColor')),
  );

/** Loads the dialogs of a test once it is begun, for a connection that is lost later. */
export function useTestDialogs(config: GuidedTestConfig, isBegun: boolean) {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isBegun) return;
    return whenIdle(() => {
      ProcedureDialog.preload();
      ProceduresDialog.preload();
      LazyProductDialog.preload();
      if (!asksColour(config)) return;
      TestColourDialog.preload();
      void queries.prefetchQuery(coloursQuery);
    });
  }, [config, isBegun, queries]);
}
