import { memo, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSums } from '#shared/format/format-measure.ts';
import type { PlaceMeasures } from '#shared/measuring/measure-places.ts';
import type { Place } from '#shared/schemas/measures.ts';
import { WithUnit } from '#web/components/amount.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Icon, type IconName } from '#web/components/icon.tsx';
import { RowGrips } from '#web/components/row-grips.tsx';
import { onEnter } from './formula/own-keys.ts';
import { LineRow } from './line-row.tsx';
import type { PlaceProps } from './measure-props.ts';
import { PlaceMenu } from './place-menu.tsx';
import { useRuleText } from './use-rule-text.ts';

export const kindIcons: Record<Place['kind'], IconName> = {
  room: 'home',
  facade: 'building',
  other: 'objects-column',
};

/** A place with its lines and three sums, which folds (MEA-002, MEA-023). */
export const PlaceCard = memo(OnePlace);

function OnePlace(props: PlaceProps) {
  const { place } = props.measured;
  const [isFolded, setFolded] = useState(false);
  const body = useId();
  return (
    <li className="card measured-place" data-place={place.id} data-measure={place.id}>
      <header>
        <span className="grip-place" data-grip={place.id} />
        <h2>
          <button
            type="button"
            className="fold"
            aria-expanded={!isFolded}
            aria-controls={body}
            onClick={() => setFolded(!isFolded)}
          >
            <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} small />
            <Icon name={kindIcons[place.kind]} />
            {place.name}
          </button>
        </h2>
        <Marks {...props} />
        <Sums {...props.measured} />
        <PlaceMenu {...props} />
      </header>
      {!isFolded && <Lines {...props} id={body} />}
    </li>
  );
}

/** Whether the quotation's area takes it, and a rule of its own. */
function Marks({ taken, measured: { place } }: PlaceProps) {
  const { t } = useTranslation('measures');
  const ruleText = useRuleText();
  if (taken === 'none' && !place.rule) return null;
  return (
    <span className="marks">
      {taken !== 'none' && (
        <Badge tone="acc" icon="expand">
          {t(`place.taken.${taken}`)}
        </Badge>
      )}
      {place.rule && <Badge tone="line">{ruleText(place.rule)}</Badge>}
    </span>
  );
}

function Lines({ id, measured: { place, rule, lines }, isNarrow, edits }: PlaceProps & { id: string }) {
  const { t } = useTranslation('measures');
  const nameOf = (at: number) => lines[at]?.line.description ?? t('line.unnamed', { number: at + 1 });
  const addLine = () => edits.addLine(place);
  const move = useCallback(
    (line: string, position: number) => edits.moveLine(place.id, line, position),
    [edits, place.id],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter goes from field to field
    <div id={id} onKeyDown={(event) => onEnter(event, addLine)}>
      {lines.length > 0 && <Columns />}
      <ul aria-label={t('place.lines', { name: place.name })}>
        {lines.map(({ line }, at) => (
          <LineRow
            key={line.id}
            {...{ line, rule, edits }}
            number={at + 1}
            count={lines.length}
            placeId={place.id}
            isClosed={isNarrow}
          />
        ))}
      </ul>
      <RowGrips
        id={`lines-${place.id}`}
        rows={lines.map(({ line }, at) => ({ id: line.id, name: nameOf(at) }))}
        onMove={move}
      />
      <div className="add-line">
        <Button
          variant="text"
          tone="accent"
          icon="plus"
          aria-label={t('line.addTo', { place: place.name })}
          onClick={addLine}
        >
          {t('line.add')}
        </Button>
      </div>
    </div>
  );
}

const Sums = ({ sums }: PlaceMeasures) => (
  <span className="sums">
    {formatSums(sums).map((sum) => (
      <WithUnit key={sum} text={sum} />
    ))}
  </span>
);

/** Seen only: each field says its own name. */
function Columns() {
  const { t } = useTranslation('measures');
  return (
    <div className="line-grid columns" aria-hidden="true">
      <span>{t('column.line')}</span>
      <span>{t('field.count')}</span>
      <span>{t('field.length')}</span>
      <span>{t('field.height')}</span>
      <span className="gross">{t('column.gross')}</span>
      <span>{t('column.coefficient')}</span>
      <span className="net">{t('column.net')}</span>
      <span className="acts" />
    </div>
  );
}
