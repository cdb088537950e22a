import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { facadeOf, lastHeight, roomOf } from '#shared/measuring/new-measures.ts';
import { readFormula } from '#shared/measuring/read-formula.ts';
import type { Place } from '#shared/schemas/measures.ts';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { newInnerId } from '#web/lib/new-inner-id.ts';
import { FormulaField } from './formula/formula-field.tsx';
import { OwnKeysContext } from './formula/own-keys.ts';
import type { MeasureEdits } from './measure-edits.ts';

const sizesOf = { room: ['length', 'width', 'height'], facade: ['width', 'height'], other: [] } as const;
type Sizes = Record<'length' | 'width' | 'height', string | null>;
const usualOf = {
  room: ['living', 'kitchen', 'bedroom', 'bathroom', 'corridor', 'stairs'],
  facade: ['street', 'yard', 'side', 'rear'],
  other: ['balconies', 'fence', 'doors'],
} as const;
const noSizes: Sizes = { length: null, width: null, height: null };

type Props = { kind: Place['kind']; places: readonly Place[]; edits: MeasureEdits; onClose: () => void };

/** Asks what makes a place with its first lines (MEA-024, MEA-025). */
export function NewPlaceDialog({ kind, places, edits, onClose }: Props) {
  const { t } = useTranslation('measures');
  const [name, setName] = useState('');
  const [before] = useState(() => (kind === 'room' ? { ...noSizes, height: lastHeight(places) } : noSizes));
  const [sizes, setSizes] = useState<Sizes>(before);
  const [isAsked, setAsked] = useState(false);
  const asked = sizesOf[kind];
  const submit = () => {
    setAsked(true);
    const isFit = asked.every((size) => typeof readFormula(sizes[size] ?? '').value === 'number');
    if (!name.trim() || !isFit) return;
    // First, so that the focus goes to the new place and not back.
    onClose();
    edits.addPlace(placeOf());
  };
  const placeOf = (): Place => {
    const typed = { name: name.trim(), length: '', width: '', height: '' };
    for (const size of asked) typed[size] = sizes[size] ?? '';
    if (kind === 'room')
      return roomOf(typed, { walls: t('new.walls'), ceiling: t('new.ceiling') }, newInnerId);
    if (kind === 'facade') return facadeOf(typed, { facade: t('new.facadeLine') }, newInnerId);
    return { id: newInnerId(), name: typed.name, kind, rule: null, lines: [] };
  };
  return (
    <FormDialog
      title={t(`new.title.${kind}`)}
      action={t('new.action')}
      icon="plus"
      unsaved={name !== '' || asked.some((size) => sizes[size] !== before[size])}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField value={name} isAsked={isAsked} onChange={setName} />
      <SizesAsked
        {...{ asked, sizes, isAsked }}
        onChange={(size, text) => setSizes((now) => ({ ...now, [size]: text }))}
      />
      <UsualNames {...{ kind, places }} onChoose={setName} />
    </FormDialog>
  );
}

type SizesProps = {
  asked: readonly (keyof Sizes)[];
  sizes: Sizes;
  /** It was sent once: what is missing is told. */
  isAsked: boolean;
  onChange: (size: keyof Sizes, text: string | null) => void;
};

/** With the screen's own keys measuring begins at once: no system keyboard comes for the name. */
function SizesAsked({ asked, sizes, isAsked, onChange }: SizesProps) {
  const { t } = useTranslation('measures');
  const ownKeys = useContext(OwnKeysContext);
  if (asked.length === 0) return null;
  return (
    <div className={asked.length === 3 ? 'new-sizes three' : 'new-sizes'}>
      {asked.map((size, at) => (
        <FormulaField
          key={size}
          label={`${t(`field.${size}`)} (m)`}
          isFirst={ownKeys && at === 0}
          value={sizes[size]}
          fault={isAsked && sizes[size] === null ? t('fault.size-missing') : undefined}
          onChange={(text) => onChange(size, text)}
        />
      ))}
    </div>
  );
}

type UsualProps = { kind: Place['kind']; places: readonly Place[]; onChoose: (name: string) => void };

/** Names that are a press away; those of the quotation's places are no longer offered. */
function UsualNames({ kind, places, onChoose }: UsualProps) {
  const { t } = useTranslation('measures');
  const names = usualOf[kind]
    .map((usual) => t(`new.usual.${usual}`))
    .filter((usual) => places.every(({ name }) => name !== usual));
  if (names.length === 0) return null;
  return (
    <fieldset className="usual-names">
      <legend>{t('new.usualNames')}</legend>
      <div>
        {names.map((usual) => (
          <button key={usual} type="button" onClick={() => onChoose(usual)}>
            {usual}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type RenameProps = { place: Place; edits: MeasureEdits; onClose: () => void };

export function RenameDialog({ place, edits, onClose }: RenameProps) {
  const { t } = useTranslation(['measures', 'common']);
  const [name, setName] = useState(place.name);
  const submit = () => {
    if (!name.trim()) return;
    edits.place(place.id, (now) => ({ ...now, name: name.trim() }));
    onClose();
  };
  return (
    <FormDialog
      title={t('new.rename', { name: place.name })}
      action={t('common:actions.apply')}
      unsaved={name !== place.name}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField value={name} isAsked onChange={setName} />
    </FormDialog>
  );
}

type NameProps = { value: string; isAsked: boolean; onChange: (name: string) => void };

function NameField({ value, isAsked, onChange }: NameProps) {
  const { t } = useTranslation('measures');
  return (
    <TextField
      label={t('new.name')}
      required
      autoComplete="off"
      longest={100}
      error={isAsked && !value.trim() ? t('new.nameMissing') : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
