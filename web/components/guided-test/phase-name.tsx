import type { RunPhase } from '#shared/guided-test/run-phases.ts';
import { usePhaseLabel } from '#web/lib/use-phase-label.ts';
import { CatalogueText } from './catalogue-text.tsx';

/** The name of a phase or product; a phase without a name is a 'Fase senza nome' (WIZ-063). */
export function PhaseName({ phase: { name } }: { phase: Pick<RunPhase, 'name'> }) {
  const label = usePhaseLabel()(name);
  return name.it.trim() ? (
    <CatalogueText text={name} className="phase-name" />
  ) : (
    <span className="phase-name">{label}</span>
  );
}
