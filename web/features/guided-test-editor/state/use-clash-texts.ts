import { useTranslation } from 'react-i18next';
import { titlesOfPath } from '#shared/guided-test/titles-of-path.ts';
import { type Clash, removedBy } from '#shared/merge-changes.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { ShownClash } from '#web/components/conflict-dialog.tsx';

/** The fields that two editors changed in two ways: where they stand, by their titles, and both values. */
export function useClashTexts(
  clashes: readonly Clash[] = [],
  config: GuidedTestConfig | null = null,
): ShownClash[] {
  const { t, i18n } = useTranslation('catalogue');
  const shown = (value: unknown) => {
    if (value === undefined || value === null || value === '') return t('conflict.nothing');
    return typeof value === 'object' ? t('conflict.changed') : String(value);
  };
  return clashes.map((clash) => ({
    label: titlesOfPath(config, clash.path, i18n.language).join(' · '),
    mine: shown(clash.mine),
    theirs: shown(clash.theirs),
    removedBy: removedBy(clash),
  }));
}
