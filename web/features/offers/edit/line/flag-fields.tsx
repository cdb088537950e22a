import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/components/checkbox.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { usePlacedName } from '../parts/use-line-name.ts';
import { vatOptions } from '../parts/vat-options.ts';
import type { LineFields } from './line-fields.ts';

/** VAT, section, and whether the line is an option or an alternative (OFR-040 to OFR-042). */
export function FlagFields({ view, line, form, set }: LineFields) {
  const { t } = useTranslation('offers');
  const { draft } = view.offer;
  const nameOf = usePlacedName(draft);
  const others = draft.lines.filter(({ id, optional }) => id !== line.id && !optional);
  return (
    <>
      <div className="pairs">
        <SelectField
          label={t('edit.line.vat')}
          options={vatOptions(view, form.vat)}
          value={form.vat}
          onChange={({ target }) => set({ vat: target.value })}
        />
        {draft.sections.length > 0 && (
          <SelectField
            label={t('edit.line.section')}
            placeholder={t('edit.section.before')}
            options={draft.sections.map(({ id, name }) => ({ value: id, label: name }))}
            value={form.sectionId}
            onChange={({ target }) => set({ sectionId: target.value })}
          />
        )}
      </div>
      <Checkbox
        label={t(line.optional && line.chosen ? 'edit.line.optionalChosen' : 'edit.line.optional')}
        checked={form.optional}
        onChange={({ target }) =>
          set({ optional: target.checked, ...(target.checked && { alternativeTo: '' }) })
        }
      />
      {others.length > 0 && !form.optional && (
        <SelectField
          label={t('edit.line.alternativeTo')}
          placeholder={t('edit.line.noAlternative')}
          options={others.map((other) => ({ value: other.id, label: nameOf(other) }))}
          value={form.alternativeTo}
          onChange={({ target }) => set({ alternativeTo: target.value })}
        />
      )}
    </>
  );
}
