import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Chosen,
  chosenProducts,
  declinedAfter,
  rechosen,
  stillChosen,
  toggled,
  withOnlyChoices,
} from '#shared/guided-test/chosen.ts';
import type { RunChoice } from '#shared/guided-test/run-choices.ts';
import type { RunPhase } from '#shared/guided-test/run-phases.ts';
import type { NewId } from '#web/lib/use-attempt-key.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { ProductCatalogue } from '../selection/chosen-product.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { GuidedRun } from './run/use-guided-run.ts';
import { useRecommended } from './use-recommended.ts';
import { useWithoutColour } from './use-without-colour.ts';

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

const none: Chosen = {};

/** The choices of the last stage and the products they bring and take away (WIZ-052 to WIZ-056). */
export function useTestProducts(
  guided: GuidedRun,
  selection: Selection,
  catalogue: ProductCatalogue,
  newId: NewId,
) {
  const { t } = useTranslation('guidedTest');
  const toast = useToast();
  const { test, phases, setTest } = guided;
  const { run, chosen, declined = none, brought } = test;
  const choose = (next: Chosen, taken = declined) => {
    const after = chosenProducts(phases, next);
    const before = brought ?? after;
    if (!isSame(before, after))
      selection.replace((rows) => rechosen(rows, before, after, catalogue, newId).selection);
    setTest((now) => ({ ...now, chosen: next, declined: taken, brought: after }));
  };

  /**
   * Choices that changed answers took away leave with their products, and the user is told (OPW-08). Choices without
   * another are taken at once (OPW-68).
   */
  const settle = () => {
    const still = stillChosen(phases, chosen);
    const dropped = Object.keys(chosen).length - Object.keys(still).length;
    const next = withOnlyChoices(phases, still, declined);
    const isSettled = Object.keys(next).length === Object.keys(chosen).length && dropped === 0;
    if (isSettled && brought && isSame(brought, chosenProducts(phases, next))) return;
    choose(next);
    if (dropped > 0) toast({ text: t('dropped', { count: dropped }) });
  };
  const latest = useRef(settle);
  latest.current = settle;
  const isLast = run.currentStage === 'stage4';
  useEffect(() => {
    if (isLast && phases) latest.current();
  }, [isLast, phases]);

  const { withoutColour, isAsking } = useWithoutColour(guided);
  const { recommended, offerUndo } = useRecommended(guided, selection, catalogue, withoutColour);
  return {
    recommended,
    withoutColour,
    /** It is not known yet which products come in the answered colour. */
    isAsking,
    toggle(phase: RunPhase, choice: RunChoice) {
      const next = toggled(phase, choice, chosen);
      choose(next, declinedAfter(phase, next, declined));
    },
    /** Takes all that is recommended, which can be taken back (OPW-69). */
    takeRecommended(text: string, onUndone: () => void) {
      offerUndo(text, onUndone);
      choose(recommended.chosen);
    },
    /** The last stage as it was met: nothing chosen, no procedure read, no packages set by hand. */
    restart() {
      choose(withOnlyChoices(phases, none, none), none);
      setTest((now) => ({ ...now, opened: [], packs: {} }));
    },
  };
}
export type TestProducts = ReturnType<typeof useTestProducts>;
