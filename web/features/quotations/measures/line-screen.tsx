import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { measurePlaces, type PlaceMeasures } from '#shared/measuring/measure-places.ts';
import type { MeasuredLine, Measures } from '#shared/schemas/measures.ts';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import type { MenuItem } from '#web/components/menu.tsx';
import { CoefficientField } from './coefficient-field.tsx';
import { KeysInPlace } from './formula/keypad.tsx';
import { onEnter } from './formula/own-keys.ts';
import { Figure, LineName, SizeFields } from './line-fields.tsx';
import { LineMenu } from './line-menu.tsx';
import { LineFault, LineNote, shortcutsOf, takesOpenings } from './line-row.tsx';
import type { MeasureEdits } from './measure-edits.ts';
import { OpeningCards } from './opening-cards.tsx';
import './line-screen.css';

type Props = {
  place: PlaceMeasures;
  /** From 0. */
  at: number;
  openOpening: string | undefined;
  edits: MeasureEdits;
  /** Whether the screen's own keys stand in place of the system keyboard. */
  ownKeys: boolean;
  more: readonly MenuItem[];
  /** How much is not saved yet. */
  state: ReactNode;
  onClose: () => void;
};

/** The place and position of a line. */
export function foundLine(measures: Measures, id: string | undefined) {
  for (const place of measurePlaces(measures)) {
    const at = place.lines.findIndex(({ line }) => line.id === id);
    if (at >= 0) return { place, at };
  }
  return undefined;
}

/** A phone shows one line at a time: its fields, what they give, its openings, and the keys under the thumb. */
export function LineScreen(props: Props) {
  const { place, at, ownKeys, edits, state, more, onClose } = props;
  const { t } = useTranslation('measures');
  const [noted, setNoted] = useState<string>();
  const measured = place.lines[at];
  if (!measured) return null;
  const { line } = measured;
  const name = line.description ?? t('line.unnamed', { number: at + 1 });
  const placeId = place.place.id;
  const count = place.lines.length;
  const change = (next: Partial<MeasuredLine>) =>
    edits.line(placeId, line.id, (now) => ({ ...now, ...next }));
  const addLine = () => edits.addLine(place.place);
  const menu = { line, placeId, name, number: at + 1, count, edits, more, onNote: () => setNoted(line.id) };
  const head = (
    <>
      <p className="muted s">{place.place.name}</p>
      <LineName {...{ line, name, change }} onEnter={() => edits.openAt(line.id)} />
    </>
  );
  const foot = (
    <div className="line-foot">
      {ownKeys && <KeysInPlace />}
      <div className="bar">
        <div className="xs muted grow">{state}</div>
        <Button variant="primary" icon="plus" onClick={addLine}>
          {t('line.new')}
        </Button>
      </div>
    </div>
  );
  return (
    <DialogFrame
      as="div"
      title={name}
      step={{ head, actions: <LineMenu {...menu} /> }}
      footer={foot}
      onClose={onClose}
    >
      <Content key={line.id} {...{ ...props, measured, name, change, addLine }} isNoted={noted === line.id} />
    </DialogFrame>
  );
}

type ContentProps = Pick<Props, 'place' | 'openOpening' | 'edits'> & {
  measured: PlaceMeasures['lines'][number];
  name: string;
  change: (next: Partial<MeasuredLine>) => void;
  addLine: () => void;
  isNoted: boolean;
};

function Content({ place, openOpening, edits, measured, name, change, addLine, isNoted }: ContentProps) {
  const { line, values, fault } = measured;
  const placeId = place.place.id;
  const shortcuts = shortcutsOf({ line, placeId, edits });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    shortcuts(event);
    onEnter(event, addLine);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter goes from field to field
    <div className="line-screen" data-place={placeId} data-measure={line.id} onKeyDown={onKeyDown}>
      <div className="tiles">
        <SizeFields isAlone {...{ line, name, fault, change }} />
      </div>
      <LineFault fault={fault} />
      <div className="line-figures">
        <Figure of="gross" values={values} />
        <Figure of="deducted" values={values} />
        <Figure of="net" values={values} />
      </div>
      {takesOpenings(line) && (
        <OpeningCards {...{ line, name, placeId, openOpening, edits }} rule={place.rule} />
      )}
      <div className="line-factor">
        <CoefficientField
          name={name}
          value={line.coefficient}
          onChange={(coefficient) => change({ coefficient })}
        />
      </div>
      {(isNoted || line.note !== null) && <LineNote {...{ line, name, change }} isNew={isNoted} />}
    </div>
  );
}
