import { useTranslation } from 'react-i18next';
import { formatMeasure } from '#shared/format/format-measure.ts';
import type { MeasureUnit } from '#shared/measuring/measure-line.ts';
import { measurePlaces, type PlaceMeasures } from '#shared/measuring/measure-places.ts';
import { takenOf, takesLine, toggleLine, togglePlace } from '#shared/measuring/toggle-choice.ts';
import type { Choice } from '#shared/schemas/area-choice.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import { WithUnit } from '#web/components/amount.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import './choice-tree.css';

type Props = {
  measures: Measures;
  choice: Choice | null;
  label: string;
  /** The unit of the sum that is chosen. */
  unit?: MeasureUnit;
  onChange: (choice: Choice | null) => void;
};

/**
 * Places and, where there are several, their lines in a unit, with ticks: the choice that an area is of (MEA-028, OFR-016). A
 * chosen place stays while its formulas are typed.
 */
export function ChoiceTree({ measures, choice, label, unit = 'mq', onChange }: Props) {
  const places = measurePlaces(measures).filter(
    ({ place, lines }) =>
      lines.some(({ values }) => values?.unit === unit) || takenOf(choice, place) !== 'none',
  );
  return (
    <ul className="choice-tree" aria-label={label}>
      {places.map((measured) => (
        <PlaceTicks key={measured.place.id} {...{ measured, choice, unit, onChange }} />
      ))}
    </ul>
  );
}

type PlaceProps = Pick<Props, 'choice' | 'onChange'> & { measured: PlaceMeasures; unit: MeasureUnit };

function PlaceTicks({ measured: { place, lines, sums }, choice, unit, onChange }: PlaceProps) {
  const { t } = useTranslation('measures');
  const taken = takenOf(choice, place);
  const areas = lines.flatMap(({ line, values }, at) =>
    values?.unit === unit ? [{ line, net: values.net, number: at + 1 }] : [],
  );
  return (
    <li>
      <span className="tick">
        <Checkbox
          label={place.name}
          checked={taken === 'whole'}
          some={taken === 'some'}
          onChange={() => onChange(togglePlace(choice, place))}
        />
        <WithUnit text={formatMeasure(sums[unit], unit)} />
      </span>
      {areas.length > 1 && (
        <details open={taken === 'some' || undefined}>
          <summary>
            {t('area.single', { count: areas.length })}
            <span className="vh"> {t('of', { name: place.name })}</span>
          </summary>
          <ul>
            {areas.map(({ line, net, number }) => (
              <li key={line.id} className="tick">
                <Checkbox
                  label={line.description ?? t('line.unnamed', { number })}
                  checked={takesLine(choice, place, line.id)}
                  onChange={() => onChange(toggleLine(choice, place, line.id))}
                />
                <WithUnit text={formatMeasure(net, unit)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
