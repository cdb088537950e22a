import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeasureRule } from '#shared/schemas/measure-rule.ts';
import type { Place } from '#shared/schemas/measures.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { RuleFields, readRule, typedRule } from '#web/components/measure-rule/rule-fields.tsx';
import type { MeasureEdits } from './measure-edits.ts';

type Props = {
  /** Left out: the rule of the quotation. */
  place?: Place | undefined;
  ofQuotation: MeasureRule;
  edits: MeasureEdits;
  onClose: () => void;
};

/** The rule of the quotation or of one place (MEA-018). */
export function RuleDialog({ place, ofQuotation, edits, onClose }: Props) {
  const { t } = useTranslation(['measures', 'common']);
  const [before] = useState(() => typedRule(place ? place.rule : ofQuotation, ofQuotation));
  const [typed, setTyped] = useState(before);
  const rule = readRule(typed);
  const submit = () => {
    if (rule === undefined) return;
    if (place) edits.place(place.id, (now) => ({ ...now, rule }));
    else if (rule) edits.change((now) => ({ ...now, rule }));
    onClose();
  };
  return (
    <FormDialog
      title={place ? t('rule.ofPlace', { name: place.name }) : t('rule.title')}
      action={t('common:actions.apply')}
      unsaved={typed.mode !== before.mode || typed.threshold !== before.threshold}
      onSubmit={submit}
      onClose={onClose}
    >
      <RuleFields value={typed} mayFollow={place !== undefined} onChange={setTyped} />
    </FormDialog>
  );
}
