import { useTranslation } from 'react-i18next';
import type { Preview } from './use-preview.ts';
import type { Update } from './use-update.ts';

/** Which part of what is wanted the preview does not show. */
export function useOldText({ factors, when, areListsChanged }: Update): string | undefined {
  const { t } = useTranslation('priceUpdate');
  if (factors.isChanged) return t('preview.old');
  if (when.isChanged && when.startsAt !== undefined) return t('preview.otherDay');
  return areListsChanged ? t('preview.otherLists') : undefined;
}

/** Why an update cannot be begun: it needs a preview of the same factors and data (OPW-53). */
export function useHindrance(update: Update, preview: Preview | undefined): string | false {
  const { standing, factors, when, runs, isMaking } = update;
  const { t } = useTranslation(['priceUpdate', 'errors']);
  const old = useOldText(update);
  if (!preview) return false;
  if (standing === 'running' || (runs.isBusy && !preview.startsAt)) return t('busy');
  if (standing === 'waiting' || standing === 'held') return t('preview.waits');
  if (standing === 'changed') return t('changed.reason');
  if (isMaking) return t('preview.making');
  if (factors.wrong) return t('preview.wrong', { field: factors.wrong });
  if (standing === 'alone') return t('alone.reason');
  if (factors.isChanged) return t('preview.old');
  if (standing === 'outdated') return t('errors:preview-outdated');
  if (standing && standing !== 'open') return t(`preview.used.${standing}`);
  if (when.startsAt === undefined) return t(`settings.${when.problem ?? 'choose'}`);
  return old ?? (changesOf(preview) === 0 && t('start.nothing'));
}

/** The number of price ranges that an update changes. */
export const changesOf = ({ summary: { increase, decrease } }: Preview): number => increase + decrease;
