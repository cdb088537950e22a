import { useTranslation } from 'react-i18next';
import { measurePlaces } from '#shared/measuring/measure-places.ts';
import { takenOf } from '#shared/measuring/toggle-choice.ts';
import { type Place, placeKinds } from '#shared/schemas/measures.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { Icon } from '#web/components/icon.tsx';
import { RowGrips } from '#web/components/row-grips.tsx';
import type { ShowMeasureDialog } from './measure-dialogs.tsx';
import { kindIcons, PlaceCard } from './place-card.tsx';
import { RemovedList } from './removed-list.tsx';
import type { useMeasures } from './use-measures.ts';

type Props = Pick<ReturnType<typeof useMeasures>, 'edits' | 'removed' | 'restore'> & {
  quotation: Quotation;
  isNarrow: boolean;
  onOpen: ShowMeasureDialog;
};

/** The places in their order, and what adds another one (MEA-002). */
export function PlaceList({
  quotation: { measures, areaFrom },
  edits,
  removed,
  restore,
  isNarrow,
  onOpen,
}: Props) {
  const { t } = useTranslation('measures');
  const places = measurePlaces(measures);
  return (
    <div className="stack measured-places">
      {places.length === 0 && <p className="nothing-measured">{t('place.none')}</p>}
      <ol className="stack" aria-label={t('place.list')} hidden={places.length === 0}>
        {places.map((measured, at) => (
          <PlaceCard
            key={measured.place.id}
            {...{ measured, isNarrow, edits, onOpen }}
            taken={takenOf(areaFrom ?? null, measured.place)}
            number={at + 1}
            count={places.length}
          />
        ))}
      </ol>
      <RowGrips id="places" rows={measures.places} onMove={edits.movePlace} />
      <RemovedList {...{ removed, restore }} />
      <div className="add-places">
        {order.map((kind) => (
          <button key={kind} type="button" onClick={() => onOpen({ kind: 'new', of: kind })}>
            <Icon name={places.length === 0 ? kindIcons[kind] : 'plus'} />
            {t(`kind.${kind}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

const order = placeKinds.toSorted(
  (one, other) => Number(one !== 'facade') - Number(other !== 'facade'),
) satisfies readonly Place['kind'][];
