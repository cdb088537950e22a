import { useTranslation } from 'react-i18next';
import { unitLabel } from '#shared/format/unit-label.ts';
import type { WorkUnit } from '#shared/schemas/work.ts';

/** How a unit is written beside a number: signs of measures are the same in every language. */
export function useUnitText() {
  const { t } = useTranslation('works');
  return (unit: WorkUnit): string =>
    unit === 'pz' || unit === 'corpo' ? t(`units.${unit}`) : unitLabel(unit);
}
