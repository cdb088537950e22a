import { useTranslation } from 'react-i18next';
import { formatMeasure } from '#shared/format/format-measure.ts';
import { measurePlaces, type PlaceMeasures } from '#shared/measuring/measure-places.ts';
import { takenOf, takesLine, toggleLine, togglePlace } from '#shared/measuring/toggle-choice.ts';
import type { Choice } from '#shared/schemas/area-choice.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import { WithUnit } from '#web/components/amount.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';

type Props = {
  measures: Measures;
  choice: Choice | null;
  label: string;
  onChange: (choice: Choice | null) => void;
};

/** Places and, where there are several, their lines in m², with ticks: the choice that an area is of (MEA-028). */
export function ChoiceTree({ measures, choice, label, onChange }: Props) {
  const places = measurePlaces(measures).filter(({ lines }) =>
    lines.some(({ values }) => values?.unit === 'mq'),
  );
  return (
    <ul className="choice-tree" aria-label={label}>
      {places.map((measured) => (
        <PlaceTicks key={measured.place.id} {...{ measured, choice, onChange }} />
      ))}
    </ul>
  );
}

type PlaceProps = Pick<Props, 'choice' | 'onChange'> & { measured: PlaceMeasures };

function PlaceTicks({ measured: { place, lines, sums }, choice, onChange }: PlaceProps) {
  const { t } = useTranslation('measures');
  const taken = takenOf(choice, place);
  const areas = lines.flatMap(({ line, values }, at) =>
    values?.unit === 'mq' ? [{ line, net: values.net, number: at + 1 }] : [],
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
        <WithUnit text={formatMeasure(sums.mq, 'mq')} />
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
                <WithUnit text={formatMeasure(net, 'mq')} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
