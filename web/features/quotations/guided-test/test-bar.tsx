import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { isStarted } from '#shared/guided-test/test-run.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Menu } from '#web/components/menu.tsx';
import { SaveBar } from '#web/components/save-bar.tsx';
import { useOnline } from '#web/lib/online.ts';
import { useShortcut } from '#web/lib/shortcuts.ts';
import { byPhase, useMissingText } from './chosen-panel.tsx';
import type { GuidedRun } from './run/use-guided-run.ts';

/** What the last stage ends with: a new quotation, or one that is updated. */
export type Finish = { label: string; busy: boolean; disabledReason: string | false; run: () => void };

type Props = {
  guided: GuidedRun;
  /** How many products are chosen. */
  count: number;
  finish: Finish;
  backTo: string;
  onRestart: (what: 'everything' | 'stage') => void;
};

/** Back, start over, and the way on (WIZ-006, WIZ-007, WIZ-038 to WIZ-044). */
export function TestBar({ guided, count, finish, backTo, onRestart }: Props) {
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
      {isLast ? <FinishButton finish={finish} lacks={lacks} /> : <GoOn guided={guided} lacks={lacks} />}
    </SaveBar>
  );
}

function FinishButton({ finish, lacks }: { finish: Finish; lacks: ReturnType<typeof useLacks> }): ReactNode {
  const { t } = useTranslation('common');
  const online = useOnline();
  const reason = lacks || finish.disabledReason || (!online && t('save.offline'));
  useShortcut('mod+s', t('shortcuts.save'), finish.run, !reason && !finish.busy);
  return (
    <Button variant="primary" busy={finish.busy} disabledReason={reason} onClick={finish.run}>
      {finish.label}
    </Button>
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

/** What keeps the user from going on. */
function useLacks({ test, stage, missing }: GuidedRun, count: number): string | false {
  const { t } = useTranslation('guidedTest');
  const missingText = useMissingText();
  if (test.run.currentStage !== 'stage4') return !stage?.complete && t('missing.answers');
  const open = byPhase(missing);
  if (open.length > 1) return t('missing.several', { count: open.length });
  if (open[0]) return missingText(open[0]);
  return count === 0 && t('missing.product');
}

/** All of it, or after the first stage the current one alone; before the first answer there is nothing to restart. */
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
