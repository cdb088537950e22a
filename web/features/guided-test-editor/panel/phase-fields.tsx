import { useTranslation } from 'react-i18next';
import { withOptionalText } from '#shared/guided-test/edit-text.ts';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { TagLines } from '#web/components/phase-fields/tag-lines.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { SwitchField } from '#web/components/switch-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useNamedPhases } from '#web/lib/named-phases.ts';
import type { FieldsProps, ItemOf } from './fields-props.ts';
import { ProcedurePart } from './procedure-part.tsx';
import { TitleField } from './title-field.tsx';
import { useEditPhase } from './use-edit-item.ts';
import { VisibilityFields } from './visibility-fields.tsx';

/** Everything of a phase of the last stage but its choices (WED-018, OPW-12, OPW-18). */
export function PhaseFields({ phase, ...props }: FieldsProps & { phase: ItemOf<'phase'> }) {
  const { t } = useTranslation('guidedTestEditor');
  const { language, setConfig, readOnly } = props;
  const { item, place } = phase;
  const edit = useEditPhase(place, setConfig);
  return (
    <>
      <PhaseTexts phase={phase} {...props} />
      <ProcedurePart of={item} language={language} disabled={readOnly} onEdit={edit} />
      <div className="part">
        <SwitchField
          label={t('fields.withChoices')}
          checked={item.withChoices}
          onChange={({ target: { checked } }) => edit((now) => ({ ...now, withChoices: checked }))}
        />
      </div>
      <VisibilityFields
        item={phase}
        rule={item}
        onEdit={(change) => edit((now) => ({ ...now, ...change(now) }))}
        {...props}
      />
      <PhaseTags phase={phase} {...props} />
    </>
  );
}

function PhaseTexts({
  phase: { item, place },
  language,
  setConfig,
}: FieldsProps & { phase: ItemOf<'phase'> }) {
  const { t } = useTranslation('guidedTestEditor');
  const edit = useEditPhase(place, setConfig);
  const phases = useNamedPhases();
  const base = phases.find(({ id }) => id === item.catalogPhaseId);
  return (
    <div className="part">
      <TitleField
        kind="phase"
        language={language}
        value={item.title?.[language] ?? ''}
        optional={item.catalogPhaseId !== null}
        placeholder={base?.name}
        onChange={(text) => edit((now) => ({ ...now, title: withOptionalText(now.title, language, text) }))}
      />
      <TextField
        label={t(`fields.subtitle_${language}`)}
        lang={language}
        autoComplete="off"
        value={item.subtitle?.[language] ?? ''}
        onChange={({ target }) =>
          edit((now) => ({ ...now, subtitle: withOptionalText(now.subtitle, language, target.value) }))
        }
      />
      <SelectField
        label={t('fields.cataloguePhase')}
        hint={t('fields.cataloguePhaseHint')}
        placeholder={t('fields.noCataloguePhase')}
        options={phases.map(({ id, name }) => ({ value: id, label: name }))}
        value={item.catalogPhaseId ?? ''}
        onChange={({ target }) => edit((now) => ({ ...now, catalogPhaseId: target.value || null }))}
      />
    </div>
  );
}

function PhaseTags({
  phase: { item, place },
  setConfig,
  references,
  readOnly,
}: FieldsProps & { phase: ItemOf<'phase'> }) {
  const { t } = useTranslation('guidedTestEditor');
  const edit = useEditPhase(place, setConfig);
  return (
    <div className="part">
      <p className="label">{t('fields.tagConditions')}</p>
      <TagLines
        lines={item.tagConditions}
        references={references}
        onChange={(change) => edit((now) => ({ ...now, tagConditions: change(now.tagConditions) }))}
      />
      <MultiSelect
        label={t('fields.priceLists')}
        hint={t('fields.priceListsHint')}
        options={references.priceLists}
        values={item.availablePricelists}
        disabled={readOnly}
        onChange={(availablePricelists) => edit((now) => ({ ...now, availablePricelists }))}
      />
    </div>
  );
}
