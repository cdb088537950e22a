import { useTranslation } from 'react-i18next';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { Icon } from '#web/components/icon.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import { CheckProgress } from '../check/check-progress.tsx';
import { CheckResult } from '../check/check-result.tsx';
import { startCheck } from '../check/start-check.ts';
import { type CheckState, useCheck } from '../check/use-check.ts';
import { FindingsCard } from './findings-card.tsx';
import type { SlotProps } from './slot-props.ts';

type Props = Pick<SlotProps, 'config' | 'findings' | 'goTo'> & {
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before users run what is in the editor, and says what a check of it finds (WED-010, WED-075, OPW-16). */
export function PublishDialog({ config, findings, goTo, busy, onConfirm, onCancel }: Props) {
  const { t } = useTranslation(['guidedTestEditor', 'guidedTestTools', 'common']);
  const online = useOnline();
  const { state, cancel } = useCheck(config, startCheck);
  const isChecking = state.kind === 'progress' || state.kind === 'loading';
  const reason = (!online && t('common:save.offline')) || (isChecking && t('publish.checking'));
  const open = (place: Place) => {
    onCancel();
    goTo(place);
  };
  return (
    <DialogFrame
      title={t('publish.title')}
      role="alertdialog"
      width={500}
      busy={busy}
      onClose={onCancel}
      onSubmit={reason ? undefined : onConfirm}
      footerStart={
        isChecking && (
          <Button variant="text" onClick={cancel}>
            {t('publish.skipCheck')}
          </Button>
        )
      }
      footer={
        <SubmitButtons icon="cloud-upload" disabledReason={reason} data-autofocus>
          {t('publish.confirm')}
        </SubmitButtons>
      }
    >
      <div className="stack">
        <p>{t('publish.text')}</p>
        {config && <FoundByCheck {...{ state, config }} onOpen={open} />}
        <FindingsCard {...{ config, findings }} goTo={open} />
      </div>
    </DialogFrame>
  );
}

type FoundByCheckProps = { state: CheckState; config: GuidedTestConfig; onOpen: (place: Place) => void };

/** The findings of a check before publishing: in short, and in full when opened. */
function FoundByCheck({ state, config, onOpen }: FoundByCheckProps) {
  const { t } = useTranslation(['guidedTestEditor', 'guidedTestTools']);
  if (state.kind !== 'done') return <CheckProgress state={state} />;
  const { findings, complete } = state.check;
  if (findings.length === 0 && complete) return <Alert tone="ok">{t('guidedTestTools:check.allWell')}</Alert>;
  return (
    <details className="card test-editor-findings">
      <summary className="warn">
        <Icon name="exclamation-triangle" />
        {findings.length > 0
          ? t('publish.found', { count: findings.length })
          : t('guidedTestTools:check.incomplete')}
        <span className="opens">
          <Icon name="chevron-down" small />
        </span>
      </summary>
      <div className="found">
        <CheckResult check={state.check} config={config} onOpen={onOpen} />
      </div>
    </details>
  );
}
