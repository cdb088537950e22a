import { useTranslation } from 'react-i18next';
import type { ChoiceDraft } from '#shared/catalogue/phase-form/phase-draft.ts';
import { recommendations, visibilities } from '#shared/schemas/phase.ts';
import { IncludeLines } from '#web/components/phase-fields/include-lines.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import type { EditChoice } from './use-choices.ts';
import type { References } from './use-references.ts';

type Props = { choice: ChoiceDraft; references: References; onEdit: EditChoice };

/** When a choice is offered and when it is recommended; the lines only where conditions decide (PHA-037, PHA-038). */
export function ChoiceConditions({ choice, references, onEdit }: Props) {
  const { t } = useTranslation('phases');
  return (
    <>
      <SelectField
        label={t('choice.visibility')}
        options={visibilities.map((value) => ({ value, label: t(`choice.visibilities.${value}`) }))}
        value={choice.visibility}
        onChange={({ target }) =>
          onEdit((now) => ({
            ...now,
            visibility: visibilities.find((value) => value === target.value) ?? now.visibility,
          }))
        }
      />
      {choice.visibility === 'conditions' && (
        <IncludeLines
          of="visibility"
          lines={choice.visibilityConditions}
          references={references}
          onChange={(visibilityConditions) => onEdit((now) => ({ ...now, visibilityConditions }))}
        />
      )}
      <SelectField
        label={t('choice.recommended')}
        options={recommendations.map((value) => ({ value, label: t(`choice.recommendations.${value}`) }))}
        value={choice.recommended}
        onChange={({ target }) =>
          onEdit((now) => ({
            ...now,
            recommended: recommendations.find((value) => value === target.value) ?? now.recommended,
          }))
        }
      />
      {choice.recommended === 'conditions' && (
        <IncludeLines
          of="recommended"
          lines={choice.recommendedConditions}
          references={references}
          onChange={(recommendedConditions) => onEdit((now) => ({ ...now, recommendedConditions }))}
        />
      )}
    </>
  );
}
