import { useTranslation } from 'react-i18next';
import type { PhaseDraft } from '#shared/catalogue/phase-form/phase-draft.ts';
import { MultiSelect } from '#web/components/multi-select.tsx';
import { TagLines } from '#web/components/phase-fields/tag-lines.tsx';
import type { EditPhase } from './use-phase-draft.ts';
import type { References } from './use-references.ts';

type Props = { draft: PhaseDraft; edit: EditPhase; references: References };

/** The price lists and lines of tags that the phase is for (PHA-032, PHA-033, PHA-056). */
export function ConditionsCard({ draft, edit, references }: Props) {
  const { t } = useTranslation('phases');
  return (
    <section className="card" aria-label={t('conditions.title')}>
      <header>
        <h2>{t('conditions.title')}</h2>
      </header>
      <div className="phase-body stack">
        <MultiSelect
          label={t('edit.priceLists')}
          hint={t('edit.priceListsHint')}
          options={references.priceLists}
          values={draft.availablePricelists}
          onChange={(availablePricelists) => edit({ availablePricelists })}
        />
        <TagLines
          lines={draft.conditions}
          references={references}
          onChange={(change) => edit((now) => ({ ...now, conditions: change(now.conditions) }))}
        />
      </div>
    </section>
  );
}
