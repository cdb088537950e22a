import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HealthRule } from '#shared/catalogue/health/finding.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { FindingLine } from './finding-line.tsx';
import type { ShownFinding } from './use-health.ts';

/** Lines of a rule before the others are asked for. */
const first = 20;

type Props = { rule: HealthRule; findings: readonly ShownFinding[] };

/** One kind of mistake, and where it is. */
export function RuleCard({ rule, findings }: Props) {
  const { t } = useTranslation('catalogue');
  const [all, setAll] = useState(false);
  const shown = all ? findings : findings.slice(0, first);
  return (
    <Card title={t(`health.rules.${rule}.title`)} end={<Badge tone="warn">{findings.length}</Badge>}>
      <p className="muted">{t(`health.rules.${rule}.text`)}</p>
      <ul className="findings">
        {shown.map((finding) => (
          <FindingLine key={`${finding.id} ${finding.part}`} finding={finding} />
        ))}
      </ul>
      {shown.length < findings.length && (
        <Button variant="text" tone="accent" onClick={() => setAll(true)}>
          {t('health.all', { count: findings.length })}
        </Button>
      )}
    </Card>
  );
}
