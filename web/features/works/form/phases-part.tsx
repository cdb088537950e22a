import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { useNamedPhases } from '#web/lib/named-phases.ts';
import type { WorkFormState } from '../parts/amount-field.tsx';

/** The phases of the catalogue that a work is tied to; one that there is no more is left out (WRK-016). */
export function PhasesPart({ form }: { form: WorkFormState }) {
  const { t } = useTranslation('works');
  const phases = useNamedPhases();
  const { field } = useController({ control: form.control, name: 'phases' });
  const known = new Set(phases.map(({ id }) => id));
  return (
    <MultiSelect
      label={t('form.phases')}
      placeholder={t('form.phasesPlaceholder')}
      hint={t('form.phasesHint')}
      options={phases.map(({ id, name }) => ({ value: id, label: name }))}
      values={field.value.filter((id) => known.has(id))}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
