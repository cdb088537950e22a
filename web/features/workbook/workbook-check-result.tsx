import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partSheets } from '#shared/catalogue/workbook/sheets.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { useListText } from '#web/lib/use-list-text.ts';
import { ConfirmImport } from './confirm-import.tsx';
import { KeptTable } from './kept-table.tsx';
import { LaterAlert } from './later-alert.tsx';
import { PlanTable } from './plan-table.tsx';
import { DoubtsTable, ProblemsTable } from './problems-table.tsx';
import { TakenAlert, takenSheet } from './taken-alert.tsx';
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
  const [sheet, setSheet] = useState<string>();
  const { plans, kept, later, problems, problemCount } = check;
  const count = plans.reduce((sum, { add, change }) => sum + add + change, 0);
  const canApply = problemCount === 0 && count > 0;
  return (
    <>
      <Card title={t('check.title')} end={<span className="muted checked-file">{check.fileName}</span>}>
        <Verdict check={check} count={count} onSheet={setSheet} />
        {check.leftPrices > 0 && problemCount === 0 && (
          <Alert tone="warn">{t('prices.left', { count: check.leftPrices })}</Alert>
        )}
        {later && problemCount === 0 && <LaterAlert later={later} onLeave={onLeaveLater} />}
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
      {canApply && <ValuesCard check={check} chosen={sheet} onChoose={setSheet} />}
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

type VerdictProps = { check: Check; count: number; onSheet: (sheet: string) => void };

function Verdict({ check, count, onSheet }: VerdictProps) {
  const { t } = useTranslation('workbook');
  const { problemCount, kept, later, leftPrices } = check;
  if (problemCount > 0) return <Alert tone="err">{t('check.problems', { count: problemCount })}</Alert>;
  if (count > 0) return <Changes check={check} onSheet={onSheet} />;
  const why = later?.areLeft || leftPrices > 0 ? 'nothingElse' : kept.length > 0 ? 'nothingKept' : 'nothing';
  return <Alert tone="info">{t(`check.${why}`)}</Alert>;
}

/** Nothing green stands above a loss: what is taken away comes first, and leads to its values. */
function Changes({ check, onSheet }: Omit<VerdictProps, 'count'>) {
  const { t } = useTranslation('workbook');
  const { id, taken, doubtCount } = check;
  const lost = takenSheet(taken);
  const rule = <MissingRows check={check} />;
  const show = (sheet: string) => {
    onSheet(sheet);
    document.getElementById(`values-${id}`)?.focus();
  };
  return (
    <>
      {lost !== undefined && (
        <TakenAlert
          taken={taken}
          action={
            <Button small onClick={() => show(lost)}>
              {t('taken.show')}
            </Button>
          }
        >
          {' '}
          {rule}
        </TakenAlert>
      )}
      {doubtCount > 0 && <Alert tone="warn">{t('doubts.some', { count: doubtCount })}</Alert>}
      {lost === undefined &&
        (doubtCount > 0 ? (
          <p className="muted s">{rule}</p>
        ) : (
          <Alert tone="ok">
            {t('check.ready')} {rule}
          </Alert>
        ))}
    </>
  );
}

/** Which rows stay though the file lacks them; parts of a product go with the product's own row. */
function MissingRows({ check: { missing } }: Pick<VerdictProps, 'check'>) {
  const { t } = useTranslation('workbook');
  const listText = useListText();
  const titles = useTitles();
  const parts = missing.includes('products') ? [] : partSheets.filter((sheet) => !missing.includes(sheet));
  if (parts.length === 0) return t('check.stays');
  return t('check.partsGo', {
    products: titles.sheet('products'),
    sheets: listText(parts.map(titles.sheet)),
  });
}
