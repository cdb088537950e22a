import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Register } from '#shared/registers/register.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { CellsTable } from '#web/components/file-check/cells-table.tsx';
import { OutcomeCounts } from '#web/components/outcome-counts.tsx';
import { isLost } from '#web/lib/failure.ts';
import { useListText } from '#web/lib/use-list-text.ts';
import { ChangesTable } from './changes-table.tsx';
import { type RegisterCheck, useRegisterFailure } from './use-register.ts';
import { useRegisterTexts } from './use-register-texts.ts';

type Props = {
  register: Register;
  check: RegisterCheck;
  fileName: string;
  starting: boolean;
  startFailure: unknown;
  onImport: () => void;
  onDiscard: () => void;
};

const outcomes = ['added', 'changed', 'unchanged', 'refused'] as const;

/** The outcome of a file, kind by kind; nothing is stored before it is confirmed (CUS-042, WRK-026). */
export function RegisterCheckResult({ register, check, fileName, ...work }: Props) {
  const { t } = useTranslation('registerImport');
  const { names, reason } = useRegisterTexts(register);
  const [isAsking, setAsking] = useState(false);
  const { added, changed, ignoredColumns, problems, problemCount, changes } = check;
  const canImport = added + changed > 0;
  return (
    <>
      <Card title={t('check')} end={<span className="muted checked-file">{fileName}</span>}>
        <Verdict check={check} />
        <OutcomeCounts
          counts={outcomes.map((name) => ({ name: t(`${register}.outcomes.${name}`), count: check[name] }))}
        />
        <Names title={t(`${register}.outcomes.added`)} names={check.addedNames} count={added} />
        <Names title={t(`${register}.outcomes.changed`)} names={check.changedNames} count={changed} />
        {check.unusual.length > 0 && (
          <Alert tone="warn">
            <Names title={t('postalCodes')} names={check.unusual} count={check.unusualCount} />
          </Alert>
        )}
        {ignoredColumns.length > 0 && (
          <p className="muted s checked-file">{t('ignored', { columns: ignoredColumns.join(', ') })}</p>
        )}
        <div className="row check-actions">
          <Button onClick={work.onDiscard}>{t('discard')}</Button>
          {canImport && (
            <Button variant="primary" icon="check" onClick={() => setAsking(true)}>
              {t('apply')}
            </Button>
          )}
        </div>
      </Card>
      {problems.length > 0 && (
        <CellsTable
          title={t('refusedTitle')}
          cells={problems.map(({ line, field, ...rest }) => ({ ...rest, row: line, column: field }))}
          count={problemCount}
          names={names}
          reasonOf={(told) => reason(told.reason)}
        />
      )}
      {changes.length > 0 && <ChangesTable changes={changes} register={register} />}
      {isAsking && <Confirm {...{ register, check }} {...work} onCancel={() => setAsking(false)} />}
    </>
  );
}

function Verdict({ check: { added, changed, refused } }: { check: RegisterCheck }) {
  const { t } = useTranslation('registerImport');
  const isNothing = added + changed === 0;
  if (refused > 0)
    return <Alert tone="warn">{t(isNothing ? 'allRefused' : 'someRefused', { count: refused })}</Alert>;
  return <Alert tone={isNothing ? 'info' : 'ok'}>{t(isNothing ? 'nothing' : 'ready')}</Alert>;
}

type NamesProps = { title: string; names: readonly string[]; count: number };

/** The first of them by name, and how many more there are. */
function Names({ title, names, count }: NamesProps) {
  const { t } = useTranslation('registerImport');
  if (names.length === 0) return null;
  const more = count - names.length;
  return (
    <p className="checked-file">
      <b>{title}</b>: {names.join(', ')}
      {more > 0 && ` ${t('more', { count: more })}`}
    </p>
  );
}

type ConfirmProps = Pick<Props, 'register' | 'check' | 'starting' | 'startFailure' | 'onImport'> & {
  onCancel: () => void;
};

/** Asks once more, with the counts. */
function Confirm({ register, check, starting, startFailure, onImport, onCancel }: ConfirmProps) {
  const { t } = useTranslation('registerImport');
  const listText = useListText();
  const failureText = useRegisterFailure(register);
  const failed = startFailure
    ? isLost(startFailure)
      ? t('startUnknown')
      : failureText(startFailure, (reason) => t('notStarted', { reason }))
    : undefined;
  const counted = (does: 'added' | 'changed') =>
    check[does] > 0 ? [t(`${register}.${does}`, { count: check[does] })] : [];
  return (
    <ConfirmDialog
      title={t('confirm', { what: listText([...counted('added'), ...counted('changed')]) })}
      action={t('confirmAction')}
      busy={starting}
      failure={failed}
      onConfirm={onImport}
      onCancel={onCancel}
    >
      {check.refused > 0 ? t('confirmRefused', { count: check.refused }) : t(`${register}.confirmText`)}
    </ConfirmDialog>
  );
}
