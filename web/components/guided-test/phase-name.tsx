import { useTranslation } from 'react-i18next';
import type { RunPhase } from '#shared/guided-test/run-phases.ts';
import { phaseLabel } from '#shared/visibility/phase-label.ts';
import { CatalogueText } from './catalogue-text.tsx';

type Named = Pick<RunPhase, 'name'>;

/** What a phase is called; one without a name is a 'Fase senza nome' (WIZ-063). */
export function usePhaseName(): (phase: Named) => string {
  const { t, i18n } = useTranslation('catalogue');
  return ({ name }) => {
    const label = phaseLabel(name, i18n.language);
    return 'text' in label ? label.text : t('unnamedPhase');
  };
}

export function PhaseName({ phase }: { phase: Named }) {
  const name = usePhaseName()(phase);
  return phase.name.it.trim() ? (
    <CatalogueText text={phase.name} className="phase-name" />
  ) : (
    <span className="phase-name">{name}</span>
  );
}
