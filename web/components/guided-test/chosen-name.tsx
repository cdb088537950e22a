import { type Chosen, chosenOf } from '#shared/guided-test/chosen.ts';
import type { RunPhase } from '#shared/guided-test/run-phases.ts';
import type { ShownProduct } from './choice-card.tsx';
import { useChoiceName } from './use-choice-names.ts';

type Props = { phase: RunPhase; chosen: Chosen; productOf: (id: string) => ShownProduct | undefined };

/** What was chosen of a phase, while its card is folded away. */
export function ChosenName({ phase, chosen, productOf }: Props) {
  const nameOf = useChoiceName(productOf);
  const current = chosenOf(phase, chosen);
  return current ? <p className="chosen-name">{nameOf(phase, current)}</p> : null;
}
