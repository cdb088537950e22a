import { useTranslation } from 'react-i18next';
import { lacksFor } from '#shared/access/shared-rights.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { codeOf, type FailureCode } from '#web/lib/failure.ts';
import { useUser } from '#web/lib/session.ts';
import { FileDrop } from './file-drop.tsx';
import type { CheckState } from './use-check.ts';
import { useCheckFailure } from './use-check-failure.ts';

type Props = { state: CheckState; onFile: (file: File) => void; waiting: boolean };

/** Takes the file, and says how far it is on its way to be checked. */
export function ImportCard({ state, onFile, waiting }: Props) {
  const { t } = useTranslation('workbook');
  const isUnderWay = state.at === 'uploading' || state.at === 'checking';
  return (
    <Card title={t('import.title')}>
      <p className="muted">{t('import.text')}</p>
      {lacksFor(useUser(), 'manyPrices') && <Alert tone="info">{t('prices.stay')}</Alert>}
      {isUnderWay ? (
        <UnderWay state={state} />
      ) : (
        <FileDrop onFile={onFile} disabledReason={waiting && t('import.waits')} />
      )}
      <Refusal state={state} onFile={onFile} />
    </Card>
  );
}

function UnderWay({ state }: { state: Extract<CheckState, { at: 'uploading' | 'checking' }> }) {
  const { t } = useTranslation('workbook');
  const file = state.file.name;
  const isUploading = state.at === 'uploading';
  const label = isUploading ? t('import.uploading', { file }) : t('import.checking', { file });
  return (
    <div className="file-under-way">
      <div className="row">
        <span className="grow" role="status">
          {label}
        </span>
        {isUploading && <span className="nowrap">{t('import.percent', { percent: state.percent })}</span>}
      </div>
      <progress max={100} value={isUploading ? state.percent : undefined} aria-label={label} />
    </div>
  );
}

/** Failures that the same file meets again. */
const ofFile: readonly FailureCode[] = ['not-a-workbook', 'too-large'];

function Refusal({ state, onFile }: Pick<Props, 'state' | 'onFile'>) {
  const { t } = useTranslation(['workbook', 'common']);
  const failureText = useCheckFailure();
  if (state.at === 'refused') {
    return <Alert tone="err">{t(`import.${state.problem}`, { name: state.file.name })}</Alert>;
  }
  if (state.at !== 'failed') return null;
  const { file, failure } = state;
  const isOfFile = ofFile.some((code) => code === codeOf(failure));
  return (
    <Alert
      tone="err"
      action={
        !isOfFile && (
          <Button small onClick={() => onFile(file)}>
            {t('common:actions.retry')}
          </Button>
        )
      }
    >
      {t('failed.check', { file: file.name, reason: failureText(failure) })}
    </Alert>
  );
}
