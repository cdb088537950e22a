import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { textIn } from '#shared/format/text-in.ts';
import type { RunFinding, RunRule } from '#shared/guided-test/check-runs/run-finding.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { Badge } from '#web/components/badge.tsx';
import { Card } from '#web/components/card.tsx';
import { useFindingTexts } from '#web/components/test-check/finding-texts.ts';

type Props = { rule: RunRule; findings: readonly RunFinding[]; config: GuidedTestConfig };

/** One kind of problem of the guided test, and where it is. */
export function TestRuleCard({ rule, findings, config }: Props) {
  const { t, i18n } = useTranslation(['catalogue', 'guidedTestTools']);
  const texts = useFindingTexts(config);
  const { name: stage, title } = config[3];
  return (
    <Card title={t(`guidedTestTools:check.rule.${rule}`)} end={<Badge tone="warn">{findings.length}</Badge>}>
      <p className="muted">{t('health.ofTest')}</p>
      <ul className="findings">
        {findings.map((finding) => {
          const { place, cataloguePhase, run, about } = finding;
          const to = cataloguePhase ? paths.phase(cataloguePhase) : paths.openInTest(place ?? { stage });
          return (
            <li key={JSON.stringify([place, cataloguePhase, about])}>
              <Link to={to}>{texts.titleOf(finding) || textIn(title, i18n.language)}</Link>
              <span>
                {[
                  texts.aboutOf(finding),
                  run && t('guidedTestTools:check.example', { run: texts.runOf(run) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
