import { useTranslation } from 'react-i18next';
import type { Period } from '#shared/offers/following/period.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { DayRange } from '../parts/day-range.tsx';
import { periodKinds, type usePeriod } from './use-period.ts';

/** The kind of period, and the steps from one to the next. */
export function PeriodBar({ chosen }: { chosen: ReturnType<typeof usePeriod> }) {
  const { t } = useTranslation('offerFigures');
  const { kind, days, period, show, showDays, before, after } = chosen;
  const text = usePeriodText();
  return (
    <div className="period-bar">
      <Segmented
        label={t('period')}
        options={periodKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={show}
      />
      {kind === 'days' ? (
        <DayRange label={t('sentOn')} value={days} onChange={showDays} />
      ) : (
        <div className="period-steps">
          <IconButton icon="angle-left" label={t('before')} onClick={before} />
          <b aria-live="polite">{text(kind, period)}</b>
          <IconButton icon="angle-right" label={t('after')} disabled={!after} onClick={() => after?.()} />
        </div>
      )}
    </div>
  );
}

/** 'novembre 2026', '4º trimestre 2026', '2026'. */
function usePeriodText() {
  const { t, i18n } = useTranslation('offerFigures');
  return (kind: 'month' | 'quarter' | 'year', { from }: Period): string => {
    const year = from.slice(0, 4);
    const month = Number(from.slice(5, 7));
    if (kind === 'year') return year;
    if (kind === 'quarter') return t('quarter', { number: Math.ceil(month / 3), year });
    const names = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return names.format(new Date(`${from}T00:00:00Z`));
  };
}
