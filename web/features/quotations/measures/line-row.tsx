import { type KeyboardEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '#shared/format/format-measure.ts';
import { type MeasureFault, measureLine } from '#shared/measuring/measure-line.ts';
import { shownProduct } from '#shared/measuring/shown-product.ts';
import type { MeasureRule } from '#shared/schemas/measure-rule.ts';
import type { MeasuredLine } from '#shared/schemas/measures.ts';
import { WithUnit } from '#web/components/amount.tsx';
import { FieldError } from '#web/components/form-field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { LineFields } from './line-fields.tsx';
import { LineMenu } from './line-menu.tsx';
import type { LineProps } from './measure-props.ts';
import { OpeningRow } from './opening-row.tsx';

const sameRule = (one: MeasureRule, other: MeasureRule) =>
  one.mode === other.mode && one.threshold === other.threshold;

/** One measured line with its openings (MEA-003). Drawn again only when it changes itself. */
export const LineRow = memo(OneLine, (before, after) => {
  const { rule, ...others } = after;
  const keys = Object.keys(others) as (keyof typeof others)[];
  return sameRule(before.rule, rule) && keys.every((key) => before[key] === after[key]);
});

function OneLine(props: LineProps) {
  const { line, number, isClosed } = props;
  const { t } = useTranslation('measures');
  const name = line.description ?? t('line.unnamed', { number });
  return (
    <li
      className={`measure-line${isClosed ? ' closed' : ''}`}
      data-measure={line.id}
      onKeyDown={shortcutsOf(props)}
    >
      {/* Always the same place: the grip is put into it once. */}
      <span className="grip-place" data-grip={line.id} />
      {isClosed ? <ClosedLine {...props} name={name} /> : <OpenLine {...props} name={name} />}
    </li>
  );
}

/** `Alt+O` adds an opening, `Alt+D` duplicates the line. */
export const shortcutsOf =
  ({ line, placeId, edits }: Pick<LineProps, 'line' | 'placeId' | 'edits'>) =>
  (event: KeyboardEvent) => {
    if (!event.altKey || (event.code !== 'KeyO' && event.code !== 'KeyD')) return;
    event.preventDefault();
    if (event.code === 'KeyD') edits.duplicateLine(placeId, line);
    else edits.addOpening(placeId, line.id);
  };

type NamedProps = LineProps & { name: string };

/** On a narrow screen: what was measured and what it gives; a press opens it alone. */
function ClosedLine({ line, rule, name, edits }: NamedProps) {
  const { t } = useTranslation('measures');
  const { values, fault } = measureLine(line, rule);
  const sizes = shownProduct([line.count, line.length, line.height]);
  return (
    <button type="button" className="line-summary" onClick={() => edits.openAt(line.id)}>
      <span>
        {name}
        {sizes && <small>{sizes}</small>}
        {fault && <small className="err">{t(`fault.${fault.reason}`)}</small>}
      </span>
      {values && <WithUnit text={formatMeasure(values.net, values.unit)} />}
      <Icon name="chevron-right" small />
    </button>
  );
}

/** Openings stand on surfaces only (MEA-012). */
export const takesOpenings = ({ height, openings }: MeasuredLine) => height !== null || openings.length > 0;

function OpenLine(props: NamedProps) {
  const { line, placeId, rule, name, edits } = props;
  const { t } = useTranslation('measures');
  const [isNoted, setNoted] = useState(false);
  const { values, fault } = measureLine(line, rule);
  const change = (next: Partial<MeasuredLine>) =>
    edits.line(placeId, line.id, (now) => ({ ...now, ...next }));
  return (
    <>
      <LineFields {...{ line, name, values, fault, change }}>
        {takesOpenings(line) && (
          <IconButton
            icon="plus"
            label={t('opening.add', { name })}
            onClick={() => edits.addOpening(placeId, line.id)}
          />
        )}
        <LineMenu {...props} onNote={() => setNoted(true)} />
      </LineFields>
      <Openings {...props} />
      <LineFault fault={fault} />
      {(isNoted || line.note !== null) && <LineNote {...{ line, name, change }} isNew={isNoted} />}
    </>
  );
}

type NoteProps = {
  line: MeasuredLine;
  name: string;
  /** It was asked for: it takes the focus. */
  isNew: boolean;
  change: (next: Partial<MeasuredLine>) => void;
};

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

export function LineNote({ line, name, isNew, change }: NoteProps) {
  const { t } = useTranslation('measures');
  return (
    <div className="line-note">
      <input
        ref={isNew ? takeFocus : undefined}
        type="text"
        className="plain-name"
        aria-label={t('line.noteOf', { name })}
        placeholder={t('line.note')}
        maxLength={500}
        value={line.note ?? ''}
        onChange={({ target }) => change({ note: target.value || null })}
      />
    </div>
  );
}

function Openings({ line, placeId, rule, name, edits }: NamedProps) {
  const { t } = useTranslation('measures');
  if (line.openings.length === 0) return null;
  return (
    <ul className="openings" aria-label={t('opening.list', { name })}>
      {line.openings.map((opening, at) => (
        <OpeningRow
          key={opening.id}
          {...{ opening, rule }}
          number={at + 1}
          onChange={(next) => edits.editOpening(placeId, line.id, opening.id, next)}
          onRemove={(of) => edits.removeOpening(placeId, line, opening, of)}
        />
      ))}
    </ul>
  );
}

/** A fault of the line as a whole: its fields tell their own. */
export function LineFault({ fault }: { fault: MeasureFault | undefined }) {
  const { t } = useTranslation('measures');
  if (!fault || fault.field) return null;
  return (
    <div className="line-fault">
      <FieldError>{t(`fault.${fault.reason}`)}</FieldError>
    </div>
  );
}
