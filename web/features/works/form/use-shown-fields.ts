import { useTranslation } from 'react-i18next';
import type { WorkForm } from '#shared/schemas/work-input.ts';
import type { ShownField } from '#web/components/form-conflict.tsx';
import { usePhaseNames } from '#web/lib/named-phases.ts';

/** Every field of the form by its name, in words. */
export function useShownFields() {
  const { t } = useTranslation(['works', 'common']);
  const phases = usePhaseNames();
  return (form: WorkForm): ShownField[] => [
    { path: 'code', name: t('form.code'), value: form.code },
    { path: 'unit', name: t('form.unit'), value: t(`unitNames.${form.unit}`) },
    { path: 'group', name: t('form.group'), value: form.group ?? '' },
    { path: 'description.it', name: t('form.description'), value: form.description.it },
    { path: 'description.en', name: t('form.english'), value: form.description.en ?? '' },
    { path: 'description.de', name: t('form.german'), value: form.description.de ?? '' },
    { path: 'longText.it', name: t('form.longText'), value: form.longText?.it ?? '' },
    { path: 'longText.en', name: t('form.englishLong'), value: form.longText?.en ?? '' },
    { path: 'longText.de', name: t('form.germanLong'), value: form.longText?.de ?? '' },
    { path: 'price', name: t('form.price'), value: form.price },
    { path: 'vat', name: t('form.vat'), value: form.vat ?? '' },
    { path: 'hours', name: t('form.hours'), value: form.hours },
    { path: 'hourlyCost', name: t('form.hourlyCost'), value: form.hourlyCost },
    { path: 'unitCost', name: t('form.unitCost'), value: form.unitCost },
    { path: 'finished', name: t('form.finished'), value: t(form.finished ? 'conflict.yes' : 'conflict.no') },
    {
      path: 'phases',
      name: t('form.phases'),
      value: form.phases.flatMap((id) => phases.get(id) ?? []).join(', '),
    },
  ];
}
