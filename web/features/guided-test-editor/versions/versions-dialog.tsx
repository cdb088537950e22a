import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameConfig } from '#shared/guided-test/same-config.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { DialogSlotProps } from '../frame/slot-props.ts';
import { Comparison } from './comparison.tsx';
import { ReplacedDrafts } from './replaced-drafts.tsx';
import { RestoreQuestion } from './restore-question.tsx';
import { type Restored, useRestore } from './use-restore.ts';
import { useVersions } from './use-versions.ts';
import { VersionLine } from './version-line.tsx';
import './versions.css';

type Props = Pick<
  DialogSlotProps,
  'config' | 'restore' | 'readOnly' | 'onClose' | 'saved' | 'published' | 'draft'
>;

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
  const [asked, setAsked] = useState<Restored>();
  const hasUnsaved = props.config !== null && !isSameConfig(props.config, props.saved);
  const ask = (from: Restored) => (hasUnsaved || props.draft ? setAsked(from) : restore.mutate(from));
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
        <ReplacedDrafts readOnly={props.readOnly} onRestore={ask} />
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
            onRestore={() => ask(version.version)}
          />
        ))}
      </ol>
      {asked !== undefined && (
        <RestoreQuestion
          {...props}
          restored={asked}
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
