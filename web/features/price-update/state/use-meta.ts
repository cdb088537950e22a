import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import type { IconName } from '#web/components/icon.tsx';
import { useMoment } from '#web/lib/use-moment.ts';
import { changesOf, useOldText } from './use-hindrance.ts';
import type { Preview } from './use-preview.ts';
import type { Update } from './use-update.ts';

const icons = {
  waiting: 'clock',
  held: 'exclamation-triangle',
  running: 'clock',
  made: 'check-circle',
  undone: 'undo',
  cancelled: 'ban',
  changed: 'exclamation-triangle',
  outdated: 'exclamation-triangle',
} as const;

type Meta = { icon: IconName; text: string };

/** How the shown preview stands to what is typed, and to the prices of the catalogue. */
export function useMeta(update: Update) {
  const { t } = useTranslation('priceUpdate');
  const moment = useMoment();
  const old = useOldText(update);
  const { preview, standing = 'open', factors, isMaking, runs } = update;
  const held = runs.runs.some(({ job }) => job.id === preview?.replaces && job.state === 'held');
  const place = held
    ? ({ icon: 'exclamation-triangle', text: t('preview.held') } as const)
    : ({ icon: 'pencil', text: t('preview.changes') } as const);
  const ofOpen = useMetaOfOpen(place);
  if (!preview) return undefined;
  const isInPlace = Boolean(preview.replaces) && (standing === 'open' || standing === 'outdated');
  const ofPlace = isInPlace ? [place] : [];
  // A day and lists are previewed by themselves: they are old only where that failed.
  const mayRemake = standing !== 'changed' && standing !== 'alone';
  if (old && mayRemake && (factors.isChanged || !isMaking))
    return [{ icon: 'exclamation-triangle' as const, text: old }, ...ofPlace];
  if (standing === 'open' || standing === 'alone') return ofOpen(preview, standing === 'open');
  const at = moment(preview.previewedAt);
  const said = { icon: icons[standing], text: t(`preview.is.${standing}`, { at }) };
  return [said, ...(standing === 'outdated' ? ofPlace : [])];
}

/** The words about a preview that nothing happened to. */
function useMetaOfOpen(place: Meta) {
  const { t } = useTranslation('priceUpdate');
  const moment = useMoment();
  const said = ({ startsAt, replaces, previewedAt }: Preview, mayReplace: boolean) => {
    if (replaces && mayReplace) return place;
    if (startsAt)
      return { icon: 'clock', text: t('preview.ofDay', { at: formatDateTime(startsAt) }) } as const;
    return { icon: 'eye', text: t('preview.of', { at: moment(previewedAt) }) } as const;
  };
  return (preview: Preview, mayReplace: boolean) => {
    const nothing = { icon: 'info-circle', text: t('start.nothing') } as const;
    return [said(preview, mayReplace), ...(changesOf(preview) === 0 ? [nothing] : [])];
  };
}
