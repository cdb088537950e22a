import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '#shared/format/format-date.ts';

/** A time for sentences with "at" (ISO 8601 input): the time of today, with the date for other days. */
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
