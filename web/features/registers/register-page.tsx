import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import type { Register } from '#shared/registers/register.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { FileCheck } from '#web/components/file-check/file-check.tsx';
import { ShownFirst } from '#web/components/file-check/shown-first.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useSpreadsheet } from '#web/lib/use-spreadsheet.ts';
import { RegisterCheckResult } from './register-check-result.tsx';
import { RegisterProgress } from './register-progress.tsx';
import { acceptedBy, useRegisterCheck, useRegisterFailure, useRegisterImport } from './use-register.ts';

type Props = { register: Register };

/** /clienti/importa and /lavorazioni/importa: a register out to a file and back (CUS-041, CUS-042, WRK-025, WRK-026). */
export default function RegisterPage({ register }: Props) {
  const { t } = useTranslation(['registerImport', 'registers', 'fileCheck', 'catalogue', 'common']);
  const failureText = useFailureText();
  const { state, send, startOver } = useRegisterCheck(register);
  const work = useRegisterImport(register);
  const { job, starting, isRunning } = work;
  const take = (file: File) => {
    starting.reset();
    send(file);
  };
  const progress = job && <RegisterProgress register={register} job={job} failure={work.failure} />;
  return (
    <PageFrame
      title={t(`${register}.title`)}
      breadcrumbs={[{ label: t(`common:areas.${register}`), to: paths[register] }, { label: t('crumb') }]}
    >
      <div className="file-page stack">
        <div className="file-ways">
          <ExportCard register={register} />
          <Card title={t('import')}>
            <p className="muted">{t(`${register}.import`)}</p>
            <ImportFile {...{ register, state }} isWaiting={isRunning} onFile={take} />
          </Card>
        </div>
        {Boolean(work.loadFailure) && (
          <Alert tone="warn">{failureText(work.loadFailure, (reason) => t('jobUnknown', { reason }))}</Alert>
        )}
        {state.at === 'checked' && !isRunning && (
          <ShownFirst key={state.check.id}>
            <RegisterCheckResult
              register={register}
              check={state.check}
              fileName={state.file.name}
              starting={starting.isPending}
              startFailure={starting.error}
              onImport={() => starting.mutate(state.check.id, { onSuccess: startOver })}
              onDiscard={startOver}
            />
          </ShownFirst>
        )}
        {progress &&
          (state.at !== 'checked' || isRunning) &&
          (work.wasBegunHere ? <ShownFirst key={job.id}>{progress}</ShownFirst> : progress)}
      </div>
    </PageFrame>
  );
}

type FileProps = Props & {
  state: ReturnType<typeof useRegisterCheck>['state'];
  isWaiting: boolean;
  onFile: (file: File) => void;
};

function ImportFile({ register, state, isWaiting, onFile }: FileProps) {
  const { t } = useTranslation('registerImport');
  const failureText = useRegisterFailure(register);
  return (
    <FileCheck
      label={t(`${register}.file`)}
      accept={acceptedBy(register)}
      state={state}
      disabledReason={isWaiting && t('waits')}
      refused={(problem, name) => t(problem === 'type' ? `${register}.type` : problem, { name })}
      failed={(failure, file) => failureText(failure, (reason) => t('notChecked', { file, reason }))}
      onFile={onFile}
    />
  );
}

function ExportCard({ register }: Props) {
  const { t } = useTranslation(['registerImport', 'registers']);
  const { busy, save } = useSpreadsheet({
    path: `/downloadRegister?register=${register}`,
    fileName: `${t(`registers:${register}.fileName`)}.xlsx`,
    failed: (reason) => t('notExported', { reason }),
  });
  return (
    <Card title={t('export')}>
      <p className="muted">{t(`${register}.export`)}</p>
      <div>
        <Button icon="file-excel" busy={busy} onClick={save}>
          {t('exportAction')}
        </Button>
      </div>
    </Card>
  );
}
