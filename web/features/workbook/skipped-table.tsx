import { useTranslation } from 'react-i18next';
import type { Job } from '#web/lib/use-job.ts';
import { useTextOf } from '#web/lib/use-text-of.ts';

type Props = { notes: Job['notes']; of: 'import' | 'undo' };

/** The entries that an import or its undoing left out, each with its reason. */
export function SkippedTable({ notes, of }: Props) {
  const { t } = useTranslation('workbook');
  const skippedText = useTextOf('workbook:skipped');
  const undoText = useTextOf('workbook:undo.reasons');
  const reasonText = (reason: string) =>
    (of === 'undo' ? undoText(reason) : undefined) ?? skippedText(reason) ?? t('skipped.other');
  const rows = notes.map((note, place) => ({ ...note, place }));
  return (
    <>
      <table className="plan-table">
        <caption>{of === 'undo' ? t('undo.left') : t('job.notes')}</caption>
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
              <td>{reasonText(reason)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {of === 'import' && <p className="muted s">{t('job.next')}</p>}
    </>
  );
}
