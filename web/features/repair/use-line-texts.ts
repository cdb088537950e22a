import { useTranslation } from 'react-i18next';
import { rebuildTasks, repairTasks } from '#shared/repair/tasks.ts';
import type { LogLine } from '#web/components/job-log/job-log.tsx';
import type { JobLogLine } from '#web/lib/use-job-log.ts';

const entries = ['user', 'quotation', 'phase', 'product'] as const;
const ends = ['changed', 'would', 'failed'] as const;
const codes = [
  'started',
  'started-dry',
  'forced',
  'task',
  'task-done',
  'task-failed',
  ...entries.flatMap((entry) => ends.map((end) => `${entry}.${end}` as const)),
  'user.left',
  'dangling',
  'no-address',
  'no-product',
  'no-owner',
  'undo-started',
  'undo-done',
  'finished',
  'finished-dry',
  'failed',
] as const;
const tasks = [...repairTasks, ...rebuildTasks];

/** The lines of a log in the language of the interface. */
export function useLineTexts() {
  const { t } = useTranslation('repair');
  const textOf = ({ code, subject, detail }: JobLogLine): string => {
    const known = codes.find((one) => one === code);
    if (!known) return [code, subject, detail].filter(Boolean).join(' ');
    const task = tasks.find((one) => one === subject);
    const named = task ? t(`tasks.${task}.title`) : (subject ?? '');
    return t(`log.${known}`, { subject: named, detail: arrowed(detail ?? ''), count: Number(detail) || 0 });
  };
  return (lines: readonly JobLogLine[]): LogLine[] =>
    lines.map((line) => ({ at: line.at, tone: line.tone, text: textOf(line) }));
}

/** 'IT -> DE' with a real arrow, which keeps to one line. */
const arrowed = (detail: string) => detail.replaceAll(' -> ', ' →\u00a0');
