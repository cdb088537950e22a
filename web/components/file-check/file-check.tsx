import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { codeOf, type FailureCode } from '#web/lib/failure.ts';
import { FileDrop } from './file-drop.tsx';
import type { FileProblem, FileState } from './use-file-check.ts';
import './file-check.css';

type Props = ComponentProps<typeof FileDrop> & {
  state: FileState;
  /** Why a file is not taken. */
  refused: (problem: FileProblem, name: string) => string;
  /** Why a file was not checked. */
  failed: (failure: unknown, name: string) => string;
};

/** Takes a file, and says how far it is on its way to be checked. */
export function FileCheck({ state, refused, failed, ...drop }: Props) {
  const isUnderWay = state.at === 'uploading' || state.at === 'checking';
  return (
    <>
      {isUnderWay ? <UnderWay state={state} /> : <FileDrop {...drop} />}
      {state.at === 'refused' && <Alert tone="err">{refused(state.problem, state.file.name)}</Alert>}
      {state.at === 'failed' && <Failed {...{ state, failed }} onRetry={() => drop.onFile(state.file)} />}
    </>
  );
}

function UnderWay({ state }: { state: Extract<FileState, { at: 'uploading' | 'checking' }> }) {
  const { t } = useTranslation('fileCheck');
  const file = state.file.name;
  const isUploading = state.at === 'uploading';
  const label = isUploading ? t('uploading', { file }) : t('checking', { file });
  return (
    <div className="file-under-way">
      <div className="row">
        <span className="grow" role="status">
          {label}
        </span>
        {isUploading && <span className="nowrap">{t('percent', { percent: state.percent })}</span>}
      </div>
      <progress max={100} value={isUploading ? state.percent : undefined} aria-label={label} />
    </div>
  );
}

/** Failures that the same file meets again. */
const ofFile: readonly FailureCode[] = ['not-a-workbook', 'too-large'];

type FailedProps = Pick<Props, 'failed'> & {
  state: Extract<FileState, { at: 'failed' }>;
  onRetry: () => void;
};

function Failed({ state: { file, failure }, failed, onRetry }: FailedProps) {
  const { t } = useTranslation();
  const isOfFile = ofFile.some((code) => code === codeOf(failure));
  return (
    <Alert
      tone="err"
      action={
        !isOfFile && (
          <Button small onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        )
      }
    >
      {failed(failure, file.name)}
    </Alert>
  );
}
