import { useTranslation } from 'react-i18next';
import type { Localised } from '#shared/schemas/localised.ts';
import { phaseLabel } from '#shared/visibility/phase-label.ts';

/** What a phase is called in the language of the interface; 'Fase senza nome' without a name (PHA-006, CER-012). */
export function usePhaseLabel() {
  const { t, i18n } = useTranslation('catalogue');
  return (name: Localised): string => {
    const label = phaseLabel(name, i18n.language);
    return 'text' in label ? label.text : t('unnamedPhase');
  };
}
