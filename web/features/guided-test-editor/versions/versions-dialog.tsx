import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameConfig } from '#shared/guided-test/same-config.ts';
import { mergeChanges } from '#shared/merge-changes.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { Scrolling } from '#web/components/scrolling.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { DialogSlotProps } from '../frame/slot-props.ts';
import { Comparison } from './comparison.tsx';
import { Differences } from './differences.tsx';
import { useVersions, versionQuery } from './use-versions.ts';
import { VersionLine } from './version-line.tsx';
import './versions.css';

type Props = Pick<DialogSlotProps, 'config' | 'setConfig' | 'readOnly' | 'onClose' | 'saved'>;

/** Puts a version into the editor, where it is saved or published like any edit; what was there comes back by undoing. */
function useRestore({ config: edited, setConfig, onClose }: Props) {
  const { t } = useTranslation('guidedTestTools');
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => queries.fetchQuery(versionQuery(version)),
    onSuccess: (config, version) => {
      setConfig(config);
      // Edits since then stay.
      const onUndo = () =>
        setConfig((now) => (now && edited && config ? mergeChanges(config, now, edited).merged : edited));
      toast({ text: t('versions.restored', { version }), onUndo });
      onClose();
    },
  });
}

/** The versions that were published, and the built-in guided test: to be compared, and to be taken up again. */
export function VersionsDialog(props: Props) {
  const { config, onClose } = props;
  const { t } = useTranslation('guidedTestTools');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [comparing, setComparing] = useState(false);
  const [from, to] = chosen.toSorted((one, other) => one - other);
  const isComparable = from !== undefined && (to !== undefined || config !== null);
  return (
    <>
      <DialogFrame
        title={t('versions.title')}
        context={t('versions.context')}
        width={800}
        onClose={onClose}
        footerStart={<span className="muted s">{t('versions.hint')}</span>}
        footer={
          <Button variant="primary" disabled={!isComparable} onClick={() => setComparing(true)}>
            {t('versions.compare')}
          </Button>
        }
      >
        <Versions {...props} chosen={chosen} onChoose={setChosen} />
      </DialogFrame>
      {comparing && from !== undefined && (
        <Comparison from={from} to={to} edited={config} onClose={() => setComparing(false)} />
      )}
    </>
  );
}

type ListProps = Props & { chosen: readonly number[]; onChoose: (chosen: readonly number[]) => void };

function Versions({ chosen, onChoose, ...props }: ListProps) {
  const { t } = useTranslation(['guidedTestTools', 'common']);
  const failureText = useFailureText();
  const { versions, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useVersions();
  const restore = useRestore(props);
  const [asked, setAsked] = useState<number>();
  const hasUnsaved = props.config !== null && !isSameConfig(props.config, props.saved);
  const failure = error ?? restore.error;
  const again = (
    <Button small onClick={() => void refetch()}>
      {t('common:actions.retry')}
    </Button>
  );
  const toggle = (version: number) =>
    onChoose(chosen.includes(version) ? chosen.filter((one) => one !== version) : [...chosen, version]);
  return (
    <div className="stack">
      {failure && (
        <Alert tone="err" action={error && again}>
          {failureText(failure)}
        </Alert>
      )}
      {!versions && !error && <Spinner large label={t('versions.loading')} />}
      <ol className="test-editor-versions">
        {versions?.map((version, index) => (
          <VersionLine
            key={version.version}
            version={version}
            isCurrent={index === 0}
            chosen={chosen.includes(version.version)}
            mayChoose={chosen.length < 2}
            readOnly={props.readOnly}
            restoring={restore.isPending && restore.variables === version.version}
            onToggle={() => toggle(version.version)}
            onRestore={() => (hasUnsaved ? setAsked(version.version) : restore.mutate(version.version))}
          />
        ))}
      </ol>
      {asked !== undefined && props.config && (
        <RestoreQuestion
          version={asked}
          saved={props.saved}
          edited={props.config}
          onAnswer={(yes) => {
            setAsked(undefined);
            if (yes) restore.mutate(asked);
          }}
        />
      )}
      {hasNextPage && (
        <Button small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('versions.more')}
        </Button>
      )}
    </div>
  );
}

type RestoreQuestionProps = {
  version: number;
  saved: GuidedTestConfig;
  edited: GuidedTestConfig;
  onAnswer: (yes: boolean) => void;
};

/** Asks before a version takes the place of edits that are not saved, and names them. */
function RestoreQuestion({ version, saved, edited, onAnswer }: RestoreQuestionProps) {
  const { t } = useTranslation('guidedTestTools');
  return (
    <ConfirmDialog
      title={t('versions.restoreAsk', { version })}
      action={t('versions.restoreAnyway')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <div className="stack">
        <p>{t('versions.lost')}</p>
        <Scrolling className="test-editor-lost" label={t('versions.compared')}>
          <Differences before={saved} after={edited} />
        </Scrolling>
      </div>
    </ConfirmDialog>
  );
}
