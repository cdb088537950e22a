import { useTranslation } from 'react-i18next';
import type it from '#locales/it/workbook.json';
import type { Job } from '#web/lib/use-job.ts';

const known = [
  'conflict',
  'not-found',
  'name-taken',
  'slug-taken',
  'code-taken',
  'invalid-input',
  'required-missing',
] as const satisfies (keyof typeof it.skipped)[];

/** What an import left out, and why in words. */
export function SkippedTable({ notes }: { notes: Job['notes'] }) {
  const { t } = useTranslation('workbook');
  const rows = notes.map((note, place) => ({ ...note, place }));
  return (
    <table className="plan-table">
      <caption>{t('job.notes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('job.subject')}</th>
          <th scope="col">{t('job.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, subject, reason }) => (
          <tr key={place}>
            <th scope="row">{subject}</th>
            <td>{t(`skipped.${known.find((one) => one === reason) ?? 'other'}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
