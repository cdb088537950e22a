import { useTranslation } from 'react-i18next';
import type { Job } from '#web/lib/use-job.ts';
import { useTextOf } from '#web/lib/use-text-of.ts';

/** The entries that an import left out, each with its reason. */
export function SkippedTable({ notes }: { notes: Job['notes'] }) {
  const { t } = useTranslation('workbook');
  const reasonText = useTextOf('workbook:skipped');
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
            <td>{reasonText(reason) ?? t('skipped.other')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
