import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceDraft } from '#shared/catalogue/phase-form/phase-draft.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { ChoicePriorities } from '#web/components/phase-fields/choice-priorities.tsx';
import { ChoiceProducts } from '#web/components/phase-fields/choice-products.tsx';
import {
  LanguagePicker,
  ProcedureFields,
  type TextLanguage,
} from '#web/components/phase-fields/procedure-fields.tsx';
import { ChoiceConditions } from './choice-conditions.tsx';
import type { EditChoice } from './use-choices.ts';
import type { References } from './use-references.ts';

type Props = {
  choice: ChoiceDraft;
  /** Its key on the screen: choices have no id. */
  id: string;
  index: number;
  open: boolean;
  disabled: boolean;
  attempted: boolean;
  references: References;
  /** These are the same at every drawing. */
  onToggle: (id: string) => void;
  onEdit: (index: number, change: (now: ChoiceDraft) => ChoiceDraft) => void;
  onDelete: (index: number) => void;
};

/** `Scelta N`: one line that says what it is, and all of it when it is open (PHA-036 to PHA-047). */
export const EditedChoiceCard = memo(function EditedChoiceCard(props: Props) {
  const { choice, id, index, open, references, onToggle, onEdit } = props;
  const { t } = useTranslation('phases');
  const summary = useChoiceSummary(choice, references);
  const edit = useCallback<EditChoice>((change) => onEdit(index, change), [onEdit, index]);
  const title = t('choice.title', { number: index + 1 });
  return (
    <section className="card choice" aria-label={title} data-choice={id}>
      <h3 className="choice-head">
        <button type="button" aria-expanded={open} onClick={() => onToggle(id)}>
          <Icon name={open ? 'angle-down' : 'angle-right'} />
          <span className="choice-title">{title}</span>
          {!open && <span className="choice-summary">{summary}</span>}
        </button>
      </h3>
      {open && <OpenChoice {...props} edit={edit} />}
    </section>
  );
});

function OpenChoice(props: Props & { edit: EditChoice }) {
  const { choice, id, index, disabled, attempted, references, edit, onDelete } = props;
  const { t } = useTranslation('phases');
  const [language, setLanguage] = useState<TextLanguage>('it');
  return (
    <div className="phase-body choice-body">
      <div className="stack">
        <ChoiceProducts choice={choice} number={index + 1} id={id} references={references} onEdit={edit} />
        <ProcedureFields of={choice} language={language} disabled={disabled} onEdit={edit}>
          <LanguagePicker language={language} onChange={setLanguage} />
        </ProcedureFields>
      </div>
      <div className="stack">
        <ChoiceConditions choice={choice} references={references} onEdit={edit} />
        <ChoicePriorities choice={choice} references={references} attempted={attempted} onEdit={edit} />
      </div>
      <div className="choice-end">
        <Button small variant="text" tone="err" icon="trash" onClick={() => onDelete(index)}>
          {t('choice.delete')}
        </Button>
      </div>
    </div>
  );
}

/** A choice in one line: its products, and what is not as usual. */
function useChoiceSummary(choice: ChoiceDraft, { products }: References): string {
  const { t } = useTranslation('phases');
  const names = choice.products.map((id) => products.get(id)?.name ?? id);
  return [
    names.join(', ') || t('choice.noProducts'),
    choice.visibility === 'conditions' && t('choice.summary.visible'),
    choice.recommended === 'always' && t('choice.summary.recommended'),
    choice.recommended === 'conditions' && t('choice.summary.recommendedConditions'),
    choice.withProcedure && t('choice.summary.procedure'),
  ]
    .filter(Boolean)
    .join(' · ');
}
