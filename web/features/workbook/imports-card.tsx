import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayUndo } from '#shared/catalogue/workbook/may-undo.ts';
import { formatDateTime } from '#shared/format/format-date.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { useUser } from '#web/lib/session.ts';
import { countOf, type Job } from '#web/lib/use-job.ts';
import { useListText } from '#web/lib/use-list-text.ts';
import { SkippedTable } from './skipped-table.tsx';
import { UndoImportDialog } from './undo-import-dialog.tsx';
import type { CatalogueImport, useImports } from './use-imports.ts';

type Props = { imports: readonly CatalogueImport[]; work: ReturnType<typeof useImports> };

/** The imports that were made, with file, time, user and result; each can be undone once. */
export function ImportsCard({ imports, work }: Props) {
  const { t } = useTranslation('workbook');
  const [asked, setAsked] = useState<Job>();
  return (
    <Card title={t('imports.title')}>
      <ul className="imports">
        {imports.map((one) => (
          <ImportLine key={one.job.id} one={one} isBusy={work.isRunning} onUndo={setAsked} />
        ))}
      </ul>
      {asked && <UndoImportDialog job={asked} undoing={work.undoing} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

type LineProps = { one: CatalogueImport; isBusy: boolean; onUndo: (job: Job) => void };

function ImportLine({ one: { job, undo, canUndo }, isBusy, onUndo }: LineProps) {
  const { t } = useTranslation('workbook');
  const user = useUser();
  const at = formatDateTime(job.finishedAt ?? job.startedAt);
  return (
    <li>
      <div className="grow">
        <b>{job.name ?? at}</b>
        <span className="sub">
          {job.name && `${at} `}
          {t('imports.by', { by: job.startedBy })}
        </span>
        <Outcome job={job} />
        {undo && <Undone undo={undo} />}
        {job.notes.length > 0 && <Skipped notes={job.notes} />}
      </div>
      {canUndo && (
        <Button
          small
          icon="undo"
          aria-label={[t('imports.undoOf', { at }), job.name].filter(Boolean).join(', ')}
          disabledReason={mayUndo(user, job) ? isBusy && t('import.waits') : t('prices.undo')}
          onClick={() => onUndo(job)}
        >
          {t('undo.action')}
        </Button>
      )}
    </li>
  );
}

const ends = ['added', 'changed', 'left', 'skipped'] as const;
const undoEnds = ['back', 'archived', 'removed', 'left'] as const;

/** How many ended in which way, in words. */
function useEnds() {
  const { t } = useTranslation('workbook');
  const listText = useListText();
  return {
    ofImport: (job: Job) =>
      listText(told(job, ends).map(([end, count, number]) => t(`imports.ends.${end}`, { count, number }))),
    ofUndo: (job: Job) =>
      listText(told(job, undoEnds).map(([end, count, number]) => t(`undo.ended.${end}`, { count, number }))),
  };
}

const told = <End extends string>(job: Job, all: readonly End[]) =>
  all
    .map((end) => [end, countOf(job, end), formatWhole(countOf(job, end))] as const)
    .filter(([, count]) => count > 0);

function Outcome({ job }: { job: Job }) {
  const { t } = useTranslation('workbook');
  const { ofImport } = useEnds();
  if (job.state === 'running') return <Badge tone="warn">{t('imports.running')}</Badge>;
  return <span className="sub">{ofImport(job) || t('imports.nothing')}</span>;
}

/** Who undid it and when, and the result. */
function Undone({ undo }: { undo: Job }) {
  const { t } = useTranslation('workbook');
  const { ofUndo } = useEnds();
  if (undo.state === 'running') return <Badge tone="warn">{t('imports.undoing')}</Badge>;
  const at = formatDateTime(undo.finishedAt ?? undo.startedAt);
  return (
    <span className="row wrap">
      <Badge tone="line" icon="undo">
        {t('imports.undone', { by: undo.startedBy, at })}
      </Badge>
      <span className="sub">{ofUndo(undo)}</span>
    </span>
  );
}

function Skipped({ notes }: Pick<Job, 'notes'>) {
  const { t } = useTranslation('workbook');
  return (
    <details className="import-notes">
      <summary>{t('imports.skipped')}</summary>
      <SkippedTable notes={notes} of="import" />
    </details>
  );
}
