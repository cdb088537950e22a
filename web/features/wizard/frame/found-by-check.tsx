import { useTranslation } from 'react-i18next';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { WizardConfig } from '#shared/schemas/wizard.ts';
import { Alert } from '#web/components/alert.tsx';
import { Icon } from '#web/components/icon.tsx';
import { CheckProgress } from '../check/check-progress.tsx';
import { CheckResult } from '../check/check-result.tsx';
import type { CheckState } from '../check/use-check.ts';

type Props = { state: CheckState; config: WizardConfig; onOpen: (place: Place) => void };

/** What a check found before publishing: in short, and in full for who opens it. */
export function FoundByCheck({ state, config, onOpen }: Props) {
  const { t } = useTranslation(['wizard', 'wizardTools']);
  if (state.kind !== 'done') return <CheckProgress state={state} />;
  const { findings, complete } = state.check;
  if (findings.length === 0 && complete) return <Alert tone="ok">{t('wizardTools:check.allWell')}</Alert>;
  return (
    <details className="card wizard-findings">
      <summary className="warn">
        <Icon name="exclamation-triangle" />
        {findings.length > 0
          ? t('publish.found', { count: findings.length })
          : t('wizardTools:check.incomplete')}
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
