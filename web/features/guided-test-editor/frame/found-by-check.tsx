import { useTranslation } from 'react-i18next';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { Alert } from '#web/components/alert.tsx';
import { Icon } from '#web/components/icon.tsx';
import { CheckProgress } from '../check/check-progress.tsx';
import { CheckResult } from '../check/check-result.tsx';
import type { CheckState } from '../check/use-check.ts';

type Props = { state: CheckState; config: GuidedTestConfig; onOpen: (place: Place) => void };

/** The findings of a check before publishing: in short, and in full when opened. */
export function FoundByCheck({ state, config, onOpen }: Props) {
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
