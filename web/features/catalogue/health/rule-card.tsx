import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import type { HealthRule } from '#shared/catalogue/health/finding.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { useForeign, useProductText } from '#web/lib/product-text.ts';
import { useTextOf } from '#web/lib/use-text-of.ts';
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

/** One mistake, with the link to where it is corrected. */
function FindingLine({ finding }: { finding: ShownFinding }) {
  const { t } = useTranslation('catalogue');
  const text = useProductText()(finding.name);
  const foreign = useForeign()(text);
  const { rule, kind, id, part, details } = finding;
  const fieldText = useTextOf('catalogue:health.fields');
  const named = rule === 'no-translation' ? details.map((field) => fieldText(field) ?? field) : details;
  const where = part ? t('health.range', { part }) : '';
  return (
    <li>
      <Link to={kind === 'phase' ? paths.phase(id) : paths.product(id)} lang={foreign}>
        {text.text || id}
      </Link>
      <span>{[where, named.join(', ')].filter(Boolean).join(' · ')}</span>
    </li>
  );
}
