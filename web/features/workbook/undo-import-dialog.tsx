import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { Alert } from '#web/components/alert.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Job } from '#web/lib/use-job.ts';
import { useListText } from '#web/lib/use-list-text.ts';
import { SkippedTable } from './skipped-table.tsx';
import { type ImportUndo, type useImports, useImportUndo } from './use-imports.ts';
import { placeOfKind, useTitles } from './use-titles.ts';

type Props = { job: Job; undoing: ReturnType<typeof useImports>['undoing']; onClose: () => void };

/** Asks before an import is undone: how much goes back, and what stays and why. */
export function UndoImportDialog({ job, undoing, onClose }: Props) {
  const { t } = useTranslation('workbook');
  const failureText = useFailureText({ 'failed-precondition': t('undo.done') });
  const { data: plan, error, refetch } = useImportUndo(job.id);
  const close = () => {
    undoing.reset();
    onClose();
  };
  const isNothing = plan?.counts.every(({ back, archived, removed }) => back + archived + removed === 0);
  return (
    <ConfirmDialog
      title={t('undo.title', { at: formatDateTime(job.finishedAt ?? job.startedAt) })}
      action={t('undo.action')}
      busy={undoing.isPending}
      disabled={!plan}
      disabledReason={isNothing && t('undo.nothing')}
      failure={undoing.error ? failureText(undoing.error) : undefined}
      onConfirm={() => undoing.mutate(job.id, { onSuccess: onClose })}
      onCancel={close}
    >
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="stack undo-plan">
          {job.name && <p className="muted checked-file">{job.name}</p>}
          <p>{t('undo.text')}</p>
          {isNothing && <Alert tone="info">{t('undo.nothing')}</Alert>}
          {plan ? (
            <Plan plan={plan} />
          ) : (
            <p className="muted" role="status">
              {t('undo.loading')}
            </p>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}

/** Something that stays, as the note of a job tells it. */
const noteOf = ({ kind, id, name, reason }: ImportUndo['left'][number]): Job['notes'][number] => ({
  ...{ subject: name, reason },
  about: reason === 'not-found' ? null : { kind, id, name: null },
});

const ends = ['back', 'archived', 'removed', 'left'] as const;

function Plan({ plan: { counts, left, leftCount } }: { plan: ImportUndo }) {
  const { t } = useTranslation(['workbook', 'fileCheck']);
  const titles = useTitles();
  const listText = useListText();
  const shown = counts.toSorted((a, b) => placeOfKind(a.kind) - placeOfKind(b.kind));
  return (
    <>
      <table className="plan-table undo-counts">
        <caption className="vh">{t('undo.caption')}</caption>
        <tbody>
          {shown.map((count) => (
            <tr key={count.kind}>
              <th scope="row">{titles.kind(count.kind)}</th>
              <td>
                {listText(
                  ends
                    .filter((end) => count[end] > 0)
                    .map((end) =>
                      t(`undo.ends.${end}`, { count: count[end], number: formatWhole(count[end]) }),
                    ),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {left.length > 0 && (
        <>
          <SkippedTable notes={left.map(noteOf)} of="undo" />
          {leftCount > left.length && (
            <p className="muted s">
              {t('fileCheck:cells.first', { shown: formatWhole(left.length), count: formatWhole(leftCount) })}
            </p>
          )}
        </>
      )}
    </>
  );
}
