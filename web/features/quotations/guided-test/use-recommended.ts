import { useEffect, useMemo, useRef } from 'react';
import {
  type Chosen,
  chosenOf,
  chosenProducts,
  missingOf,
  rechosen,
  withRecommended,
} from '#shared/guided-test/chosen.ts';
import { isInColour } from '#shared/guided-test/in-colour.ts';
import type { RunPhase } from '#shared/guided-test/run-phases.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { ChosenRow, ProductCatalogue } from '../selection/chosen-product.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { TestState } from './run/test-state.ts';
import type { GuidedRun } from './run/use-guided-run.ts';

const none: Chosen = {};

/** The recommended choices that are still to be taken, the rows they bring, and the phases that stay to be chosen. */
function recommendedOf(
  phases: readonly RunPhase[],
  { chosen: before, declined = none, brought }: TestState,
  rows: readonly ChosenRow[],
  catalogue: ProductCatalogue,
  withoutColour: ReadonlySet<string>,
) {
  const chosen = withRecommended(phases, before, declined, withoutColour);
  const taken = phases.filter(({ id }) => chosen[id] !== before[id]);
  const products = brought ?? chosenProducts(phases, before);
  const after = rechosen(rows, products, chosenProducts(phases, chosen), catalogue, () => '');
  const missing = missingOf(phases, chosen, new Set(), declined);
  return {
    chosen,
    count: taken.length,
    /** The phases of which no recommended choice comes in the answered colour. */
    outOfColour: taken.filter((phase) => {
      const choice = chosenOf(phase, chosen);
      return choice && !isInColour(choice, withoutColour);
    }),
    products: after.selection.length - rows.length,
    left: missing.flatMap(({ phase, what }) => (what === 'choice' ? [phase] : [])),
  };
}

/** The recommended choices. The offer to take them back ends with the screen (OPW-69). */
export function useRecommended(
  guided: GuidedRun,
  selection: Selection,
  catalogue: ProductCatalogue,
  withoutColour: ReadonlySet<string>,
) {
  const toast = useToast();
  const { guidedTest, test, phases } = guided;
  const { rows } = selection;
  const recommended = useMemo(
    () => recommendedOf(phases, test, rows, catalogue, withoutColour),
    [phases, test, rows, catalogue, withoutColour],
  );
  const close = useRef(() => {});
  useEffect(() => () => close.current(), []);
  const offerUndo = (text: string, onUndone: () => void) => {
    const onUndo = () => {
      guided.restore({ guidedTest, test });
      selection.replace(rows);
      onUndone();
    };
    close.current = toast({ text, onUndo });
  };
  return { recommended, offerUndo };
}
