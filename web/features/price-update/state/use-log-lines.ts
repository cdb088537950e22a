import { useTranslation } from 'react-i18next';
import type it from '#locales/it/priceUpdate.json';
import { errorStatus } from '#shared/errors.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import type { LogLine } from '#web/components/job-log/job-log.tsx';
import type { JobLogLine } from '#web/lib/use-job-log.ts';
import { useWhyText } from './use-why-text.ts';

type Said = Pick<JobLogLine, 'at' | 'tone' | 'code' | 'subject' | 'detail'>;

/** Codes of log lines, each with its text; those with a number have it as `detail`. */
const plain = [
  'previewStarted',
  'previewDone',
  'updateStarted',
  'updateDone',
  'undoStarted',
  'undoDone',
  'unknownProduct',
  'unknownPriceList',
  'changedSince',
  'productGone',
  'nothingToUpdate',
  'otherPrices',
] as const satisfies (keyof typeof it.log)[];
const counted = [
  'unknownRange',
  'unusualFactors',
  'productChanges',
  'productUpdated',
  'productRestored',
  'leftEmpty',
  'leftZero',
  'leftUnreadable',
  'leftLimit',
  'moreUnknown',
  'moreChange',
  'moreSkipped',
  'moreLeft',
] as const;

/** The log lines of a preview or a job, in the reader's language. */
export function useLogLines() {
  const { t } = useTranslation(['priceUpdate', 'errors']);
  const whyText = useWhyText();
  const textOf = ({ code, subject, detail }: Said): string => {
    const known = plain.find((one) => one === code);
    if (known) return t(`log.${known}`, { subject, detail });
    const number = Number(detail);
    const withCount = counted.find((one) => one === code);
    if (withCount) return t(`log.${withCount}`, { subject, count: number, number: formatWhole(number) });
    if (code === 'previewScope') return scope(Number(subject), number);
    if (code === 'evenRecent')
      return detail ? t('log.evenRecentBy', { subject, by: detail }) : t('log.evenRecent', { subject });
    if (code === 'productSkipped')
      return t('log.productSkipped', { subject, date: formatDate(detail ?? '') });
    if (code === 'leftOnTheDay') return t('log.leftOnTheDay', { subject, reason: whyText(detail ?? '') });
    const reason =
      detail && detail in errorStatus ? t(`errors:${detail as keyof typeof errorStatus}`) : detail;
    return t('log.updateFailed', { reason: [subject, reason].filter(Boolean).join(': ') });
  };
  const scope = (products: number, ranges: number) =>
    t('log.previewScope', {
      products: t('log.products', { count: products, number: formatWhole(products) }),
      ranges: t('ranges', { count: ranges, number: formatWhole(ranges) }),
    });
  return (said: readonly Said[]): LogLine[] =>
    said.map((line) => ({ at: line.at, tone: line.tone, text: textOf(line) }));
}
