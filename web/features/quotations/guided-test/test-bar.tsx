import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { isStarted } from '#shared/guided-test/test-run.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Menu } from '#web/components/menu.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import { type Primary, PrimaryButton } from '../selection/primary-button.tsx';
import { byPhase, useMissingText } from './chosen-panel.tsx';
import type { GuidedRun } from './run/use-guided-run.ts';

type Props = {
  guided: GuidedRun;
  /** The number of chosen products. */
  count: number;
  primary: Primary;
  backTo: string;
  onRestart: (what: 'everything' | 'stage') => void;
};

/** Back, start over, and the way on (WIZ-006, WIZ-007, WIZ-038 to WIZ-044). */
export function TestBar({ guided, count, primary, backTo, onRestart }: Props) {
  const { t } = useTranslation(['guidedTest', 'common']);
  const isLast = guided.test.run.currentStage === 'stage4';
  const lacks = useLacks(guided, count);
  const restart = <Restart guided={guided} onRestart={onRestart} />;
  return (
    <SaveBar
      start={
        <>
          <ButtonLink variant="text" icon="arrow-left" to={backTo}>
            {t(backTo === paths.quotations ? 'common:actions.backToList' : 'backToQuotation')}
          </ButtonLink>
          {restart}
        </>
      }
      phoneStart={restart}
      state={<span role="status">{lacks || t(isLast ? 'ready.products' : 'ready.stage', { count })}</span>}
    >
      {isLast ? (
        <PrimaryButton primary={{ ...primary, disabledReason: lacks || primary.disabledReason }} />
      ) : (
        <GoOn guided={guided} lacks={lacks} />
      )}
    </SaveBar>
  );
}

function GoOn({ guided, lacks }: { guided: GuidedRun; lacks: string | false }) {
  const { t } = useTranslation('guidedTest');
  return (
    <Button
      variant="primary"
      iconAfter="arrow-right"
      disabledReason={!guided.stage?.complete && lacks}
      onClick={guided.goOn}
    >
      {t('continue')}
    </Button>
  );
}

/** Why the user cannot go on. */
function useLacks({ test, stage, missing }: GuidedRun, count: number): string | false {
  const { t } = useTranslation('guidedTest');
  const missingText = useMissingText();
  if (test.run.currentStage !== 'stage4') return !stage?.complete && t('missing.answers');
  const open = byPhase(missing);
  if (open.length > 1) return t('missing.several', { count: open.length });
  if (open[0]) return missingText(open[0]);
  return count === 0 && t('missing.product');
}

/** Restarts all, or the current stage after the first one. */
function Restart({ guided, onRestart }: Pick<Props, 'guided' | 'onRestart'>) {
  const { t } = useTranslation('guidedTest');
  const { run } = guided.test;
  const started = isStarted(run);
  const everything = { label: t('restart.everything'), onSelect: () => onRestart('everything') };
  const stage = { label: t('restart.stage'), onSelect: () => onRestart('stage') };
  return (
    <Menu
      label={t('restart.label')}
      items={run.currentStage === 'stage1' ? [everything] : [stage, everything]}
      trigger={(props) => (
        <Button
          variant="text"
          icon="replay"
          iconAfter="angle-down"
          disabledReason={!started && t('restart.notStarted')}
          {...props}
        >
          {t('restart.label')}
        </Button>
      )}
    />
  );
}
