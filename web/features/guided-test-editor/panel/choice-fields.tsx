import { useTranslation } from 'react-i18next';
import { withOptionalText } from '#shared/guided-test/edit-text.ts';
import { recommendations } from '#shared/schemas/phase.ts';
import { ChoiceProducts } from '#web/components/phase-fields/choice-products.tsx';
import { IncludeLines } from '#web/components/phase-fields/include-lines.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import { ChoiceValues } from './choice-values.tsx';
import type { FieldsProps, ItemOf } from './fields-props.ts';
import { ProcedurePart } from './procedure-part.tsx';
import { TitleField } from './title-field.tsx';
import { useEditChoice } from './use-edit-item.ts';
import { VisibilityFields } from './visibility-fields.tsx';

type Props = FieldsProps & { choice: ItemOf<'choice'> };

/** Everything of a choice (WED-019, WED-044, WED-049, OPW-12, OPW-18). */
export function ChoiceFields({ choice, ...props }: Props) {
  const { language, setConfig, readOnly } = props;
  const { item, place } = choice;
  const edit = useEditChoice(place, setConfig);
  return (
    <>
      <div className="part">
        <TitleField
          kind="choice"
          language={language}
          value={item.title?.[language] ?? ''}
          onChange={(text) => edit((now) => ({ ...now, title: withOptionalText(now.title, language, text) }))}
        />
      </div>
      <ProductsPart choice={choice} {...props} />
      <ProcedurePart of={item} language={language} disabled={readOnly} onEdit={edit} />
      <VisibilityFields
        item={choice}
        rule={item}
        onEdit={(change) => edit((now) => ({ ...now, ...change(now) }))}
        {...props}
      />
      <TagsPart choice={choice} {...props} />
      <div className="part">
        <ChoiceValues
          choice={item}
          typedBefore={props.typedPriorities}
          references={props.references}
          onEdit={edit}
        />
      </div>
    </>
  );
}

function ProductsPart({ choice: { item, place }, setConfig, references, config }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const edit = useEditChoice(place, setConfig);
  const phase = config[3].phases.find(({ id }) => id === place.phase);
  const number = (phase?.choices.findIndex(({ id }) => id === place.choice) ?? 0) + 1;
  return (
    <div className="part">
      <SwitchField
        label={t('fields.withProducts')}
        checked={item.withProducts}
        onChange={({ target: { checked } }) => edit((now) => ({ ...now, withProducts: checked }))}
      />
      {item.withProducts && (
        <ChoiceProducts
          choice={item}
          number={number}
          id={`products ${item.id}`}
          references={references}
          onEdit={edit}
        />
      )}
    </div>
  );
}

function TagsPart({ choice: { item, place }, setConfig, references }: Props) {
  const { t } = useTranslation('guidedTestEditor');
  const edit = useEditChoice(place, setConfig);
  return (
    <div className="part">
      <p className="label">{t('fields.tagConditions')}</p>
      <IncludeLines
        of="visibility"
        lines={item.visibilityConditions}
        references={references}
        onChange={(visibilityConditions) => edit((now) => ({ ...now, visibilityConditions }))}
      />
      <SelectField
        label={t('fields.recommended')}
        options={recommendations.map((value) => ({ value, label: t(`fields.recommendations.${value}`) }))}
        value={item.recommended}
        onChange={({ target }) =>
          edit((now) => ({
            ...now,
            recommended: recommendations.find((one) => one === target.value) ?? now.recommended,
          }))
        }
      />
      {item.recommended === 'conditions' && (
        <IncludeLines
          of="recommended"
          lines={item.recommendedConditions}
          references={references}
          onChange={(recommendedConditions) => edit((now) => ({ ...now, recommendedConditions }))}
        />
      )}
    </div>
  );
}
