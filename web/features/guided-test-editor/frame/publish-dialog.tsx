import { useTranslation } from 'react-i18next';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { SubmitButtons } from '#web/components/submit-buttons.tsx';
import { CheckProgress } from '#web/components/test-check/check-progress.tsx';
import { startCheck } from '#web/components/test-check/start-check.ts';
import { type CheckState, useCheck } from '#web/components/test-check/use-check.ts';
import { useMoment } from '#web/lib/use-moment.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { CheckResult } from '../check/check-result.tsx';
import { type StoredGuidedTest, unpublishedDraft } from '../state/stored-guided-test.ts';
import { ChangeCounts } from '../versions/change-counts.tsx';
import { FindingsCard } from './findings-card.tsx';
import type { SlotProps } from './slot-props.ts';

type Props = Pick<SlotProps, 'config' | 'findings' | 'goTo'> & {
  stored: StoredGuidedTest;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before users run what is in the editor, and says what a check of it finds (WED-010, WED-075, OPW-16). */
export function PublishDialog({ config, stored, findings, goTo, busy, onConfirm, onCancel }: Props) {
  const { t } = useTranslation(['guidedTestEditor', 'guidedTestTools', 'common']);
  const online = useOnline();
  const { state, cancel } = useCheck(config, startCheck);
  const isChecking = state.kind === 'progress' || state.kind === 'loading';
  const errors = findings.filter(({ level }) => level === 'error').length;
  const reason =
    (errors > 0 && t('toolbar.publishBlocked', { count: errors })) ||
    (!online && t('common:save.offline')) ||
    (isChecking && t('publish.checking'));
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
        {config && <Changes {...{ config, stored }} />}
        {config && <FoundByCheck {...{ state, config, findings }} onOpen={open} />}
      </div>
    </DialogFrame>
  );
}

type ChangesProps = { config: GuidedTestConfig; stored: StoredGuidedTest };

/** How it differs from the version in use, and whose draft it is. */
function Changes({ config, stored }: ChangesProps) {
  const { t } = useTranslation('guidedTestEditor');
  const moment = useMoment();
  const draft = unpublishedDraft(stored);
  return (
    <div>
      {draft && <p>{t('publish.draft', { name: draft.updatedBy, time: moment(draft.updatedAt) })}</p>}
      <p>{t('publish.changes', { version: stored.version })}</p>
      <ChangeCounts before={stored.published} after={config} />
    </div>
  );
}

type FoundByCheckProps = Pick<SlotProps, 'findings'> & {
  state: CheckState;
  config: GuidedTestConfig;
  onOpen: (place: Place) => void;
};

/** The findings of a check before publishing; until it is done, those that need no check. */
function FoundByCheck({ state, config, findings, onOpen }: FoundByCheckProps) {
  if (state.kind === 'done') return <CheckResult check={state.check} {...{ config, findings, onOpen }} />;
  return (
    <>
      <CheckProgress state={state} />
      <FindingsCard {...{ config, findings }} goTo={onOpen} />
    </>
  );
}
