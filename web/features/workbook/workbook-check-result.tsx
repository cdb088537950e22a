import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { EntriesTable } from './entries-table.tsx';
import { PlanTable } from './plan-table.tsx';
import { ProblemsTable } from './problems-table.tsx';
import type { Check } from './use-check.ts';
import { useCheckFailure } from './use-check-failure.ts';

type Props = {
  check: Check;
  starting: boolean;
  startFailure: unknown;
  onApply: () => void;
  onDiscard: () => void;
};

/** The changes that a file would make; nothing is done before the user applies them. */
export function WorkbookCheckResult({ check, starting, startFailure, onApply, onDiscard }: Props) {
  const { t } = useTranslation('workbook');
  const failureText = useCheckFailure();
  const { plans, entries, problems, problemCount } = check;
  const count = plans.reduce((sum, { add, change }) => sum + add + change, 0);
  const canApply = problemCount === 0 && count > 0;
  return (
    <>
      <Card title={t('check.title')} end={<span className="muted checked-file">{check.fileName}</span>}>
        <Verdict problemCount={problemCount} count={count} />
        <PlanTable plans={plans} />
        {Boolean(startFailure) && (
          <Alert tone="err">{t('failed.apply', { reason: failureText(startFailure) })}</Alert>
        )}
        <div className="row check-actions">
          <Button disabled={starting} onClick={onDiscard}>
            {t('check.discard')}
          </Button>
          {canApply && (
            <Button variant="primary" icon="check" busy={starting} onClick={onApply}>
              {t('check.apply', { count })}
            </Button>
          )}
        </div>
      </Card>
      {problems.length > 0 && <ProblemsTable problems={problems} count={problemCount} />}
      {problemCount === 0 && entries.length > 0 && <EntriesTable entries={entries} />}
    </>
  );
}

function Verdict({ problemCount, count }: { problemCount: number; count: number }) {
  const { t } = useTranslation('workbook');
  if (problemCount > 0) return <Alert tone="err">{t('check.problems', { count: problemCount })}</Alert>;
  return count > 0 ? (
    <Alert tone="ok">{t('check.ready')}</Alert>
  ) : (
    <Alert tone="info">{t('check.nothing')}</Alert>
  );
}
