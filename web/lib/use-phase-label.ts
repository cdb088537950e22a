import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Localised } from '#shared/schemas/localised.ts';
import { phaseLabel } from '#shared/visibility/phase-label.ts';

/** The name of a phase in the language of the interface; 'Fase senza nome' without one (PHA-006, CER-012, QER-017). */
export function usePhaseLabel() {
  const { t, i18n } = useTranslation('catalogue');
  return useCallback(
    (name: Localised): string => {
      const label = phaseLabel(name, i18n.language);
      return 'text' in label ? label.text : t('unnamedPhase');
    },
    [t, i18n.language],
  );
}
