import { useTranslation } from 'react-i18next';
import type { Missing } from '#shared/guided-test/chosen.ts';
import type { RunPhase } from '#shared/guided-test/run-phases.ts';
import { usePhaseLabel } from '#web/lib/use-phase-label.ts';
import type { GuidedRun } from './run/use-guided-run.ts';
import type { TestProducts } from './use-test-products.ts';

/** The open points of a phase: 'Fondo: apri la procedura, fai una scelta'. */
export function useMissingText(): (ofPhase: readonly Missing[]) => string {
  const { t } = useTranslation('guidedTest');
  const name = usePhaseLabel();
  return (ofPhase) => {
    const [first] = ofPhase;
    if (!first) return '';
    const asked = ofPhase.map(({ what }) => t(`missing.asked.${what}`)).join(', ');
    return t('missing.ofPhase', { phase: name(first.phase.name), asked });
  };
}

/** The open points, together for each phase, in their order. */
export const byPhase = (missing: readonly Missing[]): Missing[][] =>
  [...new Set(missing.map(({ phase }) => phase.id))].map((id) =>
    missing.filter(({ phase }) => phase.id === id),
  );

/** 'Rasatura e Finitura' */
export function usePhaseList(): (phases: readonly RunPhase[]) => string {
  const { i18n } = useTranslation();
  const name = usePhaseLabel();
  return (phases) => new Intl.ListFormat(i18n.language).format(phases.map((phase) => name(phase.name)));
}

/** The phases without a recommended choice, and those of which none comes in the answered colour (OPW-69). */
export function useRemains({ test }: GuidedRun, { recommended }: TestProducts): string[] {
  const { t } = useTranslation('guidedTest');
  const names = usePhaseList();
  const { left, outOfColour } = recommended;
  return [
    ...(left.length > 0 ? [t('next.left', { phases: names(left) })] : []),
    ...(outOfColour.length > 0
      ? [t('next.outOfColour', { colour: test.run.color?.code, phases: names(outOfColour) })]
      : []),
  ];
}
