import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { unitLabel } from '#shared/format/unit-label.ts';

/** How a unit is written beside a number; that of a free line may be any word (WRK-029). */
export function useUnitText() {
  const { t } = useTranslation('offers');
  return useCallback(
    (unit: string): string => (unit === 'corpo' ? t('edit.units.corpo') : unitLabel(unit)),
    [t],
  );
}
