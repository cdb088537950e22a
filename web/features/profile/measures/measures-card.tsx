import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeasureRule } from '#shared/schemas/measure-rule.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { RuleFields, readRule, typedRule } from '#web/components/measure-rule/rule-fields.tsx';
import { SetMeasureRuleDocument } from '#web/graphql/profile.ts';
import { request } from '#web/lib/graphql.ts';
import { keepUser, useUser } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';

/** The rule that new quotations are measured by; it is saved apart from the profile (MEA-017). */
export default function MeasuresCard() {
  const { t } = useTranslation('measures');
  const { measureRule } = useUser();
  const stored = typedRule(measureRule, measureRule);
  const [edited, setEdited] = useState<typeof stored>();
  const typed = edited ?? stored;
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (rule: MeasureRule) => request(SetMeasureRuleDocument, { rule }),
    onSuccess: ({ setMeasureRule }) => {
      keepUser(setMeasureRule);
      setEdited(undefined);
      toast({ text: t('profile.saved') });
    },
  });
  const rule = readRule(typed);
  const isSame = rule && rule.mode === measureRule.mode && rule.threshold === measureRule.threshold;
  useUnsavedGuard(edited !== undefined && !isSame);
  return (
    <Card title={t('profile.title')}>
      <p className="muted s">{t('profile.text')}</p>
      {error && <Alert tone="err">{failureText(error, 'save')}</Alert>}
      <RuleFields value={typed} onChange={setEdited} />
      <div>
        <Button busy={isPending} disabled={!rule || Boolean(isSame)} onClick={() => rule && mutate(rule)}>
          {t('profile.save')}
        </Button>
      </div>
    </Card>
  );
}
