import { useTranslation } from 'react-i18next';
import { formatDimension } from '#shared/format/format-measure.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { Packs } from '../lines/line-name.tsx';
import { NumberInput } from '../parts/number-input.tsx';
import { usePlacedName } from '../parts/use-line-name.ts';
import { useUnitText } from '../parts/use-unit-text.ts';
import type { LineFields } from './line-fields.ts';
import { notations } from './line-form.ts';

/** A material is a copy: its discount and its works are the offer's to decide (OFR-021, OFR-027). */
export function MaterialFields({ view, line, form, set, errorOf }: LineFields) {
  const { t } = useTranslation('offers');
  const unitText = useUnitText();
  const { draft, evaluated } = view.offer;
  const nameOf = usePlacedName(draft);
  const numbers = evaluated.lines[draft.lines.findIndex(({ id }) => id === line.id)];
  const works = draft.lines.filter(({ kind }) => kind === 'work');
  const went = (numbers?.works ?? []).flatMap((at) => draft.lines[at] ?? []).map(nameOf);
  const tick = (id: string, isOn: boolean) =>
    set({ works: isOn ? [...form.works, id] : form.works.filter((each) => each !== id) });
  const why = numbers?.state === 'priced' && draft.policy !== 'priced';
  return (
    <>
      <p>
        {formatDimension(line.quantity)} {unitText(line.unit)}
        <Packs line={line} />
      </p>
      {numbers?.state && (
        <p className="muted s">
          {t(`edit.material.${numbers.state}`)}
          {went.length > 0 && `: ${went.join(', ')}`}
          {why && `. ${t('edit.material.whyPriced')}`}
        </p>
      )}
      <NumberInput
        label={t('edit.line.discount')}
        unit="%"
        error={errorOf('discount')}
        notation={notations.discount}
        value={form.discount}
        onType={(discount) => set({ discount })}
      />
      {works.length > 0 && (
        <fieldset className="stack-s">
          <legend>{t('edit.material.works')}</legend>
          <p className="muted s">{t('edit.material.worksHint')}</p>
          {works.map((work) => (
            <Checkbox
              key={work.id}
              label={nameOf(work)}
              checked={form.works.includes(work.id)}
              onChange={({ target }) => tick(work.id, target.checked)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
