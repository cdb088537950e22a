import type { Evaluation } from '#shared/guided-test/evaluate.ts';
import { type RunPhase, runPhases } from '#shared/guided-test/run-phases.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { SessionUser } from '#web/lib/session.ts';
import type { TestGround } from './use-guided-test.ts';

/** Products that only come along have `selectable` false (OPW-35). */
function isSelectable({ catalogue }: TestGround, id: string): boolean {
  const product = catalogue.get(id);
  return product !== undefined && (!('selectable' in product) || product.selectable === true);
}

/** The phases of the answers, with the choices that the user may have. */
export const reachedPhases = (
  config: GuidedTestConfig,
  ground: TestGround,
  { tags, given }: Evaluation,
  user: Pick<SessionUser, 'pricelist' | 'superUser'>,
): RunPhase[] =>
  runPhases(config, ground.phases, { tags, given, user, isAllowed: (id) => isSelectable(ground, id) });
