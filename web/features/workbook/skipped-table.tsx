import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { textIn } from '#shared/format/text-in.ts';
import type { Job } from '#web/lib/use-job.ts';
import { useTextOf } from '#web/lib/use-text-of.ts';
import { entryAddress } from './entry-address.ts';

type Props = { notes: Job['notes']; of: 'import' | 'undo' };

type Note = Job['notes'][number];

/** The name of an entry, which leads to it where it is in the catalogue. */
function Subject({ subject, about }: Pick<Note, 'subject' | 'about'>) {
  const { i18n } = useTranslation();
  const address = about && entryAddress(about.kind, about.id);
  const name = textIn(about?.name, i18n.language) || subject;
  return address ? <Link to={address}>{name}</Link> : name;
}

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
          {rows.map(({ place, subject, reason, about }) => (
            <tr key={place}>
              <th scope="row">
                <Subject subject={subject} about={about} />
              </th>
              <td>{reasonText(reason)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {of === 'import' && <p className="muted s">{t('job.next')}</p>}
    </>
  );
}
