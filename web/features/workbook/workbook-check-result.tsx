import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { ConfirmImport } from './confirm-import.tsx';
import { KeptTable } from './kept-table.tsx';
import { LaterAlert } from './later-alert.tsx';
import { PlanTable } from './plan-table.tsx';
import { DoubtsTable, ProblemsTable } from './problems-table.tsx';
import { TakenAlert } from './taken-alert.tsx';
import type { Check } from './use-check.ts';
import { useTitles } from './use-titles.ts';
import { ValuesCard } from './values-card.tsx';

type Props = {
  check: Check;
  starting: boolean;
  startFailure: unknown;
  onApply: () => void;
  onDiscard: () => void;
  /** Checks again, with or without what was saved after the file was downloaded. */
  onLeaveLater: (leaveLater: boolean) => void;
};

/** The changes that a file would make; nothing is done before the user applies them. */
export function WorkbookCheckResult({ check, starting, startFailure, ...actions }: Props) {
  const { onApply, onDiscard, onLeaveLater } = actions;
  const { t } = useTranslation('workbook');
  const [asking, setAsking] = useState(false);
  const { plans, kept, later, problems, problemCount } = check;
  const count = plans.reduce((sum, { add, change }) => sum + add + change, 0);
  const canApply = problemCount === 0 && count > 0;
  return (
    <>
      <Card title={t('check.title')} end={<span className="muted checked-file">{check.fileName}</span>}>
        <Verdict check={check} count={count} />
        {check.leftPrices > 0 && problemCount === 0 && (
          <Alert tone="warn">{t('prices.left', { count: check.leftPrices })}</Alert>
        )}
        {later && problemCount === 0 && <LaterAlert later={later} onLeave={onLeaveLater} />}
        {canApply && <TakenAlert taken={check.taken} />}
        <Sheets check={check} />
        {/* Rows with problems would count as what stays. */}
        {problemCount === 0 && <PlanTable plans={plans} />}
        {kept.length > 0 && <KeptTable kept={kept} />}
        <div className="row check-actions">
          <Button onClick={onDiscard}>{t('check.discard')}</Button>
          {canApply && (
            <Button variant="primary" icon="check" onClick={() => setAsking(true)}>
              {t('check.apply')}
            </Button>
          )}
        </div>
      </Card>
      {problems.length > 0 && <ProblemsTable problems={problems} count={problemCount} />}
      {canApply && check.doubtCount > 0 && <DoubtsTable doubts={check.doubts} count={check.doubtCount} />}
      {canApply && <ValuesCard check={check} />}
      {asking && (
        <ConfirmImport
          check={check}
          busy={starting}
          failure={startFailure}
          onConfirm={onApply}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Says which sheets the file lacks, and which of it nobody reads. */
function Sheets({ check: { missing, unread } }: { check: Check }) {
  const { t } = useTranslation('workbook');
  const titles = useTitles();
  return (
    <>
      {missing.length > 0 && (
        <p className="muted s">{t('check.missing', { sheets: missing.map(titles.sheet).join(', ') })}</p>
      )}
      {unread.length > 0 && (
        <p className="muted s checked-file">{t('check.unknown', { sheets: unread.join(', ') })}</p>
      )}
    </>
  );
}

type VerdictProps = { check: Check; count: number };

function Verdict({ check: { problemCount, doubtCount, kept, later, leftPrices }, count }: VerdictProps) {
  const { t } = useTranslation('workbook');
  if (problemCount > 0) return <Alert tone="err">{t('check.problems', { count: problemCount })}</Alert>;
  if (count > 0) {
    const verdict = doubtCount > 0 ? t('doubts.some', { count: doubtCount }) : t('check.ready');
    return (
      <Alert tone={doubtCount > 0 ? 'warn' : 'ok'}>
        {verdict} {t('check.stays')}
      </Alert>
    );
  }
  const why = later?.areLeft || leftPrices > 0 ? 'nothingElse' : kept.length > 0 ? 'nothingKept' : 'nothing';
  return <Alert tone="info">{t(`check.${why}`)}</Alert>;
}
