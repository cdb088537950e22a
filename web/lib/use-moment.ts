import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '#shared/format/format-date.ts';

/** What follows "at" for an instant (ISO 8601): the time, with its day when that is not today's. */
export function useMoment() {
  const { t } = useTranslation();
  return useCallback(
    (instant: string) => {
      const [date, time] = [formatDate(instant), formatTime(instant)];
      return date === formatDate(new Date().toISOString()) ? time : t('moment', { date, time });
    },
    [t],
  );
}
