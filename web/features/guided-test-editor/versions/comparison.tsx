import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { Differences } from './differences.tsx';
import { versionQuery } from './use-versions.ts';

/** `to`: a later version; without one the guided test in the editor. */
type Props = { from: number; to: number | undefined; edited: GuidedTestConfig | null; onClose: () => void };

/** The changes from a version to a later one, or to the editor. */
export function Comparison({ from, to, edited, onClose }: Props) {
  const { t } = useTranslation('guidedTestTools');
  const failureText = useFailureText();
  const older = useQuery(versionQuery(from));
  const newer = useQuery({ ...versionQuery(to ?? from), enabled: to !== undefined });
  const after = to === undefined ? edited : newer.data;
  const error = older.error ?? newer.error;
  return (
    <DialogFrame
      title={t('versions.compared')}
      context={
        to === undefined ? t('versions.withEditor', { version: from }) : t('versions.between', { from, to })
      }
      width={800}
      readOnly
      onClose={onClose}
      footer={
        <Button icon="arrow-left" onClick={onClose}>
          {t('versions.back')}
        </Button>
      }
    >
      {error && <Alert tone="err">{failureText(error)}</Alert>}
      {older.data && after ? (
        <Differences before={older.data} after={after} />
      ) : (
        !error && <Spinner large label={t('versions.loading')} />
      )}
    </DialogFrame>
  );
}
