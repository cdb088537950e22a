import { useTranslation } from 'react-i18next';
import { lacksFor } from '#shared/access/shared-rights.ts';
import { Alert } from '#web/components/alert.tsx';
import { Card } from '#web/components/card.tsx';
import { FileCheck } from '#web/components/file-check/file-check.tsx';
import { useUser } from '#web/lib/session.ts';
import type { CheckState } from './use-check.ts';
import { useCheckFailure } from './use-check-failure.ts';

type Props = { state: CheckState; onFile: (file: File) => void; waiting: boolean };

/** Takes the file of the catalogue. */
export function ImportCard({ state, onFile, waiting }: Props) {
  const { t } = useTranslation('workbook');
  const failureText = useCheckFailure();
  return (
    <Card title={t('import.title')}>
      <p className="muted">{t('import.text')}</p>
      {lacksFor(useUser(), 'manyPrices') && <Alert tone="info">{t('prices.stay')}</Alert>}
      <FileCheck
        label={t('import.file')}
        accept=".xlsx"
        state={state}
        disabledReason={waiting && t('import.waits')}
        refused={(problem, name) => t(`import.${problem}`, { name })}
        failed={(failure, file) => failureText(failure, (reason) => t('failed.check', { file, reason }))}
        onFile={onFile}
      />
    </Card>
  );
}
