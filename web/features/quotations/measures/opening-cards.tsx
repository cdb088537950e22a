import { useTranslation } from 'react-i18next';
import { measureOpening } from '#shared/measuring/measure-opening.ts';
import { shownFormula } from '#shared/measuring/shown-formula.ts';
import { shownProduct } from '#shared/measuring/shown-product.ts';
import type { MeasureRule } from '#shared/schemas/measure-rule.ts';
import type { MeasuredLine, Opening } from '#shared/schemas/measures.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { MeasureEdits } from './measure-edits.ts';
import { OpeningRow, useOutcome } from './opening-row.tsx';

type Props = {
  line: MeasuredLine;
  name: string;
  placeId: string;
  rule: MeasureRule;
  openOpening: string | undefined;
  edits: MeasureEdits;
};

/** The openings of the line that a narrow screen shows: one at a time is open, the others say what became of them. */
export function OpeningCards({ line, name, placeId, rule, openOpening, edits }: Props) {
  const { t } = useTranslation('measures');
  return (
    <div className="opening-cards">
      <ul aria-label={t('opening.list', { name })}>
        {line.openings.map((opening, at) =>
          opening.id === openOpening ? (
            <OpeningRow
              key={opening.id}
              {...{ opening, rule }}
              number={at + 1}
              isAlone
              onChange={(next) => edits.editOpening(placeId, line.id, opening.id, next)}
              onRemove={(of) => edits.removeOpening(placeId, line, opening, of)}
            />
          ) : (
            <ClosedOpening
              key={opening.id}
              {...{ opening, rule }}
              number={at + 1}
              onOpen={() => edits.openAt(line.id, opening.id)}
            />
          ),
        )}
      </ul>
      <Button
        variant="text"
        tone="accent"
        icon="plus"
        aria-label={t('opening.add', { name })}
        onClick={() => edits.addOpening(placeId, line.id)}
      >
        {t('opening.placeholder')}
      </Button>
    </div>
  );
}

type ClosedProps = { opening: Opening; number: number; rule: MeasureRule; onOpen: () => void };

/** "12 Finestre 1,20 × 1,50", and what became of them. */
function ClosedOpening({ opening, number, rule, onOpen }: ClosedProps) {
  const { t } = useTranslation('measures');
  const outcome = useOutcome();
  const { values, fault } = measureOpening(opening, rule);
  const { count, description, width, height } = opening;
  const sizes = shownProduct([width, height]);
  const name = description ?? t('opening.unnamed', { number });
  return (
    <li>
      <button type="button" className="line-summary" onClick={onOpen}>
        <span>
          {[count && shownFormula(count), name].filter(Boolean).join(' ')}{' '}
          <span className="nowrap">{sizes}</span>
          {values?.deducted === null && <small>{outcome(values)}</small>}
          {fault && <small className="err">{t(`fault.${fault.reason}`)}</small>}
        </span>
        {values && values.deducted !== null && <span className="nowrap">{outcome(values)}</span>}
        <Icon name="chevron-right" small />
      </button>
    </li>
  );
}
