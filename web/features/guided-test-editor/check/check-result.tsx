import { useTranslation } from 'react-i18next';
import { type RunCheck, runRules } from '#shared/guided-test/check-runs/run-finding.ts';
import type { Place } from '#shared/guided-test/items-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { FindingLine } from './finding-line.tsx';
import { useFindingTexts } from './finding-texts.ts';

type Props = { check: RunCheck; config: GuidedTestConfig; onOpen: (place: Place) => void };

/** These keep users from going on; the others are only untidy. */
const grave = new Set(['run-without-phase', 'phase-without-choice', 'line-contradictory']);

/** The findings of a check, by kind. */
export function CheckResult({ check, config, onOpen }: Props) {
  const { t } = useTranslation('guidedTestTools');
  const texts = useFindingTexts(config);
  const { findings, complete, covered } = check;
  const groups = runRules
    .map((rule) => ({ rule, findings: findings.filter((one) => one.rule === rule) }))
    .filter((group) => group.findings.length > 0);
  return (
    <div className="check-result">
      {!complete && <Alert tone="warn">{t('check.incomplete')}</Alert>}
      {complete && findings.length === 0 && <Alert tone="ok">{t('check.allWell')}</Alert>}
      {groups.map(({ rule, findings }) => (
        <section key={rule} aria-label={t(`check.rule.${rule}`)}>
          <h3>
            {t(`check.rule.${rule}`)}{' '}
            <Badge tone={grave.has(rule) ? 'warn' : undefined}>{findings.length}</Badge>
          </h3>
          <ul>
            {findings.map((finding) => (
              <FindingLine
                key={JSON.stringify([finding.place, finding.cataloguePhase, finding.about])}
                finding={finding}
                texts={texts}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
      <p className="muted s">{t('check.covered', covered)}</p>
    </div>
  );
}
