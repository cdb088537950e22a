import { useTranslation } from 'react-i18next';
import type { WorkForm } from '#shared/schemas/work-input.ts';
import { usePhaseNames } from '#web/lib/named-phases.ts';

type Props = { mine: WorkForm; theirs: WorkForm };

/** The fields in which the version of the other window differs, each with its value there. */
export function Differences({ mine, theirs }: Props) {
  const { t } = useTranslation(['works', 'common']);
  const shown = useShownFields();
  const [before, after] = [shown(mine), shown(theirs)];
  const different = after.filter(({ value }, at) => value !== before[at]?.value);
  if (different.length === 0) return null;
  return (
    <div className="work-differences">
      <p>{t('conflict.differences')}</p>
      <dl>
        {different.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{t('conflict.theirs', { value: value || t('conflict.none') })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Every field of the form by its name, in words. */
function useShownFields() {
  const { t } = useTranslation(['works', 'common']);
  const phases = usePhaseNames();
  return (form: WorkForm): { name: string; value: string }[] => [
    { name: t('form.code'), value: form.code },
    { name: t('form.unit'), value: t(`unitNames.${form.unit}`) },
    { name: t('form.group'), value: form.group ?? '' },
    { name: t('form.description'), value: form.description.it },
    { name: t('form.english'), value: form.description.en ?? '' },
    { name: t('form.german'), value: form.description.de ?? '' },
    { name: t('form.longText'), value: form.longText?.it ?? '' },
    { name: t('form.englishLong'), value: form.longText?.en ?? '' },
    { name: t('form.germanLong'), value: form.longText?.de ?? '' },
    { name: t('form.price'), value: form.price },
    { name: t('form.vat'), value: form.vat ?? '' },
    { name: t('form.hours'), value: form.hours },
    { name: t('form.hourlyCost'), value: form.hourlyCost },
    { name: t('form.unitCost'), value: form.unitCost },
    { name: t('form.finished'), value: t(form.finished ? 'conflict.yes' : 'conflict.no') },
    { name: t('form.phases'), value: form.phases.flatMap((id) => phases.get(id) ?? []).join(', ') },
  ];
}
