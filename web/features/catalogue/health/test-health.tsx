import { useTranslation } from 'react-i18next';
import { graveRules } from '#shared/guided-test/check-runs/run-finding.ts';
import { Alert } from '#web/components/alert.tsx';
import { Card } from '#web/components/card.tsx';
import { CheckProgress } from '#web/components/test-check/check-progress.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { TestRuleCard } from './test-rule-card.tsx';
import type { useTestHealth } from './use-test-health.ts';

type Props = Pick<ReturnType<typeof useTestHealth>, 'config' | 'error' | 'state' | 'findings'>;

/** The problems of the guided test, kind by kind, or how far their check is. */
export function TestHealth({ config, error, state, findings }: Props) {
  const { t } = useTranslation(['catalogue', 'guidedTestTools']);
  const failureText = useFailureText();
  if (!state) return null;
  if (state.kind !== 'done' || !config)
    return (
      <Card title={t('health.test')}>
        {error ? <Alert tone="err">{failureText(error)}</Alert> : <CheckProgress state={state} />}
      </Card>
    );
  return (
    <>
      {!state.check.complete && <Alert tone="warn">{t('guidedTestTools:check.incomplete')}</Alert>}
      {graveRules.map((rule) => {
        const ofRule = findings.filter((finding) => finding.rule === rule);
        return ofRule.length > 0 && <TestRuleCard key={rule} rule={rule} findings={ofRule} config={config} />;
      })}
    </>
  );
}
